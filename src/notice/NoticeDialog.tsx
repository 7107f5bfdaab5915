import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { useAccountWords } from '../words/accountWords';
import { ErrorReference } from './ErrorReference';

/** What a notice says: a title, a message, and one next step in plain words. */
export interface Notice {
  title: string;
  /** The provider's message, word for word; in no language of ours. */
  said?: string;
  message: string;
  next?: string;
  /** What failed, when it has a reference. */
  error?: unknown;
}

/** Header, message, OK (LOG-4, PRF-3). */
export function NoticeDialog({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  if (!notice) return null;
  return (
    <Modal
      show
      centered
      onHide={onClose}
      animation={false}
      aria-labelledby="notice-title"
      aria-describedby="notice-message"
    >
      <Modal.Header>
        <Modal.Title id="notice-title" as="h2">
          {notice.title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body id="notice-message">
        {notice.said && (
          <p lang="en" className="said">
            {notice.said}
          </p>
        )}
        <p>{notice.message}</p>
        {notice.next && <p className="next-step">{notice.next}</p>}
        <ErrorReference error={notice.error} />
      </Modal.Body>
      <Modal.Footer>
        <OkButton onClick={onClose} />
      </Modal.Footer>
    </Modal>
  );
}

/** Has the focus when the notice opens: Enter closes it. */
function OkButton({ onClick }: { onClick: () => void }) {
  const { ok } = useAccountWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={onClick}>
      {ok}
    </Button>
  );
}
