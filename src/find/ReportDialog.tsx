import { useEffect, useId, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { Dialog } from '../dialog/Dialog';
import type { Wrong } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import type { Reporting } from './useReport';

const KINDS: readonly Wrong[] = ['hours', 'phone', 'address', 'gone', 'requirements', 'other'];
const TEXT_MAX = 500;

interface Props {
  reporting: Reporting;
  onClose: () => void;
}

/** "Something is wrong here": one tap reports a usual case, a sentence may follow. */
export function ReportDialog({ reporting, onClose }: Props) {
  const { report, place: placeWords } = useFindWords();
  const { chosen, sent, state, choose, send } = reporting;
  const line = useRef<HTMLParagraphElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  const hasFailed = state === 'failed' || state === 'notSent';
  const isSentenceAsked = chosen === 'other' || (chosen !== null && sent.has(chosen));
  useEffect(() => {
    if (!state) return;
    line.current?.scrollIntoView({ block: 'nearest' });
    // "Send" is gone, and the focus with it.
    if (!line.current?.ownerDocument.activeElement?.closest('.modal-content')) end.current?.focus();
  }, [state]);
  const close = () => {
    reporting.leave();
    onClose();
  };
  return (
    <Dialog
      id="report"
      title={report.title}
      onClose={close}
      actions={
        <>
          <Button ref={end} variant="outline-primary" onClick={close}>
            {sent.size > 0 ? placeWords.close : report.cancel}
          </Button>
          {(isSentenceAsked || hasFailed) && (
            <Button onClick={send}>{hasFailed ? report.again : report.send}</Button>
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
            aria-pressed={chosen === kind || sent.has(kind)}
            onClick={() => choose(kind)}
          >
            {report.kinds[kind]}
          </button>
        ))}
      </div>
      <p ref={line} className="mt-3" role="status">
        {state && report[state]}
      </p>
      {isSentenceAsked && <Sentence reporting={reporting} />}
    </Dialog>
  );
}

/** The field for a sentence. */
function Sentence({ reporting: { chosen, text, setText } }: { reporting: Reporting }) {
  const { report } = useFindWords();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{chosen === 'other' ? report.tell : report.more}</label>
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
    </>
  );
}
