import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useBackend } from '../backend/context';
import { Dialog } from '../dialog/Dialog';
import type { Wrong } from '../generated/bindings';
import { useFindWords } from '../words/findWords';

const KINDS: readonly Wrong[] = ['hours', 'phone', 'address', 'gone', 'requirements', 'other'];
const TEXT_MAX = 500;

/** "Something is wrong here": one tap for the usual cases, a sentence if one wants. */
export function ReportDialog({ place, onClose }: { place: string; onClose: () => void }) {
  const { report } = useFindWords();
  const backend = useBackend();
  const id = useId();
  const [key] = useState(() => backend.newKey());
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [isDone, setDone] = useState(false);
  const send = () => {
    if (!wrong) return;
    backend.reportPlace({ key, place, wrong, text: text.trim() }).then(
      (delivery) => {
        setSaid(delivery === 'sent' ? report.sent : report.later);
        setDone(true);
      },
      () => setSaid(report.failed),
    );
  };
  return (
    <Dialog
      id="report"
      title={report.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline-primary" onClick={onClose}>
            {report.cancel}
          </Button>
          {!isDone && (
            <Button onClick={send} disabled={!wrong}>
              {report.send}
            </Button>
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
            onClick={() => setWrong(kind)}
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
      <p role="status">{said}</p>
    </Dialog>
  );
}
