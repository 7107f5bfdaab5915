import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { ErrorReference } from '../page/ErrorReference';
import { useAccountWords } from '../words/accountWords';
import { Dialog } from '../dialog/Dialog';

/** What a notice says: a title, a message, and one next step in plain words. */
export interface Notice {
  title: string;
  /** The provider's message, word for word; it may be in another language. */
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
    <Dialog
      id="notice"
      title={notice.title}
      isMessage
      onClose={onClose}
      actions={<OkButton onClick={onClose} />}
    >
      {notice.said && (
        <p lang="en" className="said">
          {notice.said}
        </p>
      )}
      <p>{notice.message}</p>
      {notice.next && <p className="next-step">{notice.next}</p>}
      <ErrorReference error={notice.error} />
    </Dialog>
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
