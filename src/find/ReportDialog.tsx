import { useEffect, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useBackend } from '../backend/context';
import { Dialog } from '../dialog/Dialog';
import type { Wrong } from '../generated/bindings';
import { useFindWords } from '../words/findWords';

const KINDS: readonly Wrong[] = ['hours', 'phone', 'address', 'gone', 'requirements', 'other'];
const TEXT_MAX = 500;

/** A report that is not sent yet. */
export interface Draft {
  /** The same for each try, so that the service takes it once. */
  key: string;
  wrong: Wrong | null;
  text: string;
  hasFailed: boolean;
}

interface Props {
  place: string;
  /** What was chosen and typed before and could not be sent. */
  draft: Draft | null;
  /** `null` when it was sent. */
  onDraft: (draft: Draft | null) => void;
  onClose: () => void;
}

/** "Something is wrong here": one tap for the usual cases, a sentence if one wants. */
export function ReportDialog({ place, draft, onDraft, onClose }: Props) {
  const { report, place: placeWords } = useFindWords();
  const backend = useBackend();
  const id = useId();
  const [key] = useState(() => draft?.key ?? backend.newKey());
  const [wrong, setWrong] = useState(draft?.wrong ?? null);
  const [text, setText] = useState(draft?.text ?? '');
  const [said, setSaid] = useState<'sent' | 'later' | 'failed' | 'choose' | null>(
    draft?.hasFailed ? 'failed' : null,
  );
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said) line.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const isDone = said === 'sent' || said === 'later';
  const send = () => {
    if (!wrong) {
      setSaid('choose');
      return;
    }
    setSaid(null);
    backend.reportPlace({ key, place, wrong, text: text.trim() }).then(
      (delivery) => {
        onDraft(null);
        setSaid(delivery === 'sent' ? 'sent' : 'later');
      },
      () => {
        onDraft({ key, wrong, text, hasFailed: true });
        setSaid('failed');
      },
    );
  };
  const close = () => {
    // It is still there when the dialog is opened again on this page.
    if (!isDone) onDraft({ key, wrong, text, hasFailed: said === 'failed' });
    onClose();
  };
  return (
    <Dialog
      id="report"
      title={report.title}
      onClose={close}
      actions={
        <>
          <Button variant="outline-primary" onClick={close}>
            {isDone ? placeWords.close : report.cancel}
          </Button>
          {!isDone && (
            <Button onClick={send}>{said === 'failed' ? report.again : report.send}</Button>
          )}
        </>
      }
    >
      <p>{report.text}</p>
      <div className="chips" role="group" aria-label={report.title}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn chip"
            aria-pressed={wrong === kind}
            onClick={() => {
              setWrong(kind);
              if (said === 'choose') setSaid(null);
            }}
          >
            {report.kinds[kind]}
          </button>
        ))}
      </div>
      <label htmlFor={id}>{report.more}</label>
      <textarea
        id={id}
        className="form-control"
        maxLength={TEXT_MAX}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`} className="hint">
        {report.moreHint}
      </p>
      <p ref={line} role="status">
        {said && report[said]}
      </p>
    </Dialog>
  );
}
