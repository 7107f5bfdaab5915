import { useState } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { BackendError } from '../backend/Backend';
import { refusedField, type RefusedField } from '../form/refusedField';
import type { Language, OwnEntry } from '../generated/bindings';
import { HEADING_ID } from '../page/PageHeading';
import { valueOf } from '../places/cellContent';
import { PlaceFacts } from '../places/PlaceFacts';
import { useEntryWords } from '../words/entryWords';
import { errorText } from '../words/errorText';
import { dateText } from '../words/dates';
import { useWords } from '../words/language';
import { EntryForm } from './EntryForm';
import type { Said } from './said';

interface Props {
  entry: OwnEntry;
  /** Sends it with what was seen of the entry; answers the error, or null. */
  send: (said: Said, seen: string) => Promise<unknown>;
}

/** What people are told about a place, and one button for each answer. */
export function EntryQuestion({ entry, send }: Props) {
  const words = useEntryWords();
  const all = useWords();
  const [isChanging, setChanging] = useState(false);
  const [sure, setSure] = useState<'closed' | 'not-listed' | null>(null);
  const [problem, setProblem] = useState('');
  const [refused, setRefused] = useState<RefusedField | null>(null);
  const name = valueOf(entry.row, 'name');
  const goBack = () => {
    setChanging(false);
    document.getElementById(HEADING_ID)?.focus();
  };
  const say = async (said: Partial<Said>) => {
    setSure(null);
    setProblem('');
    setRefused(null);
    const failed = await send({ fields: {}, status: null, note: '', ...said }, entry.seen);
    if (!failed) return;
    const wrong = refusedField(failed);
    setRefused(wrong);
    const code = BackendError.codeOf(failed);
    if (wrong) return;
    if (code === 'changed-meanwhile') setProblem(words.changedSince);
    else setProblem(code === 'invalid-argument' ? words.badFields : errorText(all, code));
  };
  return (
    <>
      <p>{words.intro(name)}</p>
      {!isChanging && (
        <div className="entry-facts">
          <h2 lang="en">{name}</h2>
          <PlaceFacts row={entry.row} />
        </div>
      )}
      {problem && (
        <p role="alert" className="entry-problem">
          {problem}
        </p>
      )}
      {isChanging ? (
        <EntryForm entry={entry} refused={refused} onSend={say} onBack={goBack} />
      ) : (
        <div className="entry-buttons">
          <button type="button" className="btn btn-primary" onClick={() => void say({})}>
            {words.right}
          </button>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => setChanging(true)}
          >
            {words.change}
          </button>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => setSure('closed')}
          >
            {words.closed}
          </button>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => setSure('not-listed')}
          >
            {words.notListed}
          </button>
        </div>
      )}
      <p className="quiet">{words.until(day(entry.until, all.language))}</p>
      {sure && (
        <ConfirmDialog
          id="entry-sure"
          title={sure === 'closed' ? words.closed : words.notListed}
          no={words.back}
          yes={words.yes}
          onYes={() => void say({ status: sure })}
          onClose={() => setSure(null)}
        >
          <p>{sure === 'closed' ? words.sureClosed(name) : words.sureNotListed(name)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** A day as people write it, in New Jersey's time. */
function day(milliseconds: number, language: Language): string {
  const form = { timeZone: 'America/New_York', dateStyle: 'long' } as const;
  return dateText(language, form, milliseconds);
}
