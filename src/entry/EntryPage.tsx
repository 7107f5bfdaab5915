import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import type { OwnEntry, ErrorCode } from '../generated/bindings';
import { HEADING_ID, PageHeading } from '../page/PageHeading';
import { useEntryWords } from '../words/entryWords';
import { errorText } from '../words/errorText';
import { useWords } from '../words/language';
import './entry.css';
import { EntryQuestion } from './EntryQuestion';
import type { Said } from './said';

/** Where a place looks at its own entry, opened by a link of one use. To open it spends nothing. */
export function EntryPage() {
  const words = useEntryWords();
  const all = useWords();
  const backend = useBackend();
  const code = useLocation().hash.slice(1);
  const [entry, setEntry] = useState<OwnEntry | null>(null);
  const [failed, setFailed] = useState<ErrorCode | null>(null);
  const [isDone, setDone] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOpen = true;
    const look = async () => (await backend.openEntryLinks()).look(code);
    look().then(
      (found) => isOpen && setEntry(found),
      (error: unknown) => isOpen && setFailed(BackendError.codeOf(error)),
    );
    return () => {
      isOpen = false;
    };
  }, [backend, code, round]);
  const send = async (said: Said, seen: string): Promise<unknown> => {
    try {
      await (await backend.openEntryLinks()).answer({ code, seen, ...said });
      setDone(true);
      return null;
    } catch (error) {
      const failure = BackendError.codeOf(error);
      if (failure === 'invalid-action-code') setFailed(failure);
      // The answer was about an older text: the place looks at the one that is there now.
      if (failure === 'changed-meanwhile') setRound(round + 1);
      return error;
    }
  };
  if (isDone) return <Message title={words.thanksTitle} text={words.thanks} />;
  if (failed === 'invalid-action-code' || failed === 'operation-not-allowed')
    return <Message title={words.endedTitle} text={words.ended} />;
  return (
    <section className="container entry">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      {failed && (
        <p role="alert">
          {errorText(all, failed)}{' '}
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => {
              setFailed(null);
              setRound(round + 1);
            }}
          >
            {words.again}
          </button>
        </p>
      )}
      {!entry && !failed && <p role="status">{words.loading}</p>}
      {entry && <EntryQuestion entry={entry} send={send} />}
    </section>
  );
}

function Message({ title, text }: { title: string; text: string }) {
  const words = useEntryWords();
  // The button that had the focus is gone.
  useEffect(() => document.getElementById(HEADING_ID)?.focus(), []);
  return (
    <section className="container message-page">
      <PageHeading name={title}>{title}</PageHeading>
      <p role="status">{text}</p>
      <p className="actions">
        <Link className="btn btn-primary" to="/">
          {words.home}
        </Link>
        <Link className="btn btn-outline-primary" to="/contact">
          {words.write}
        </Link>
      </p>
    </section>
  );
}
