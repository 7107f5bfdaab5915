import { useEffect, useId, useRef, useState } from 'react';
import type { RefusedField } from '../form/refusedField';
import type { OwnEntry, Row } from '../generated/bindings';
import { EMPTY, valueOf } from '../places/cellContent';
import { headerOf, ordered } from '../places/columns';
import { cellProblemsIn } from '../words/cellProblems';
import { useEntryWords } from '../words/entryWords';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';
import type { Said } from './said';

const LONG = ['hours', 'notes', 'other', 'work', 'requires'];
const FIELD_MAX = 2000;
const NOTE_MAX = 500;

interface Props {
  entry: OwnEntry;
  /** The field that the service refused. */
  refused: RefusedField | null;
  onSend: (said: Partial<Said>) => Promise<void>;
  onBack: () => void;
}

/** The fields of an entry as a form. What was typed stays when sending fails. */
export function EntryForm({ entry, refused, onSend, onBack }: Props) {
  const words = useEntryWords();
  const { glosses } = useListingWords();
  const id = useId();
  const [texts, setTexts] = useState<Row>({});
  const [note, setNote] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const problems: Record<string, string> = cellProblemsIn(useWords().language);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the form is gone.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (refused) document.getElementById(`${id}-${refused.field}`)?.focus();
  }, [id, refused]);
  const nameOf = (field: string) => headerOf(glosses[field] ?? (field === 'zip' ? 'ZIP' : field));
  const problemOf = (field: string) => {
    if (refused?.field !== field) return '';
    const why = problems[refused.problem];
    return why ? words.badField(why) : words.badFields;
  };
  const marked = (field: string, problem: string) =>
    problem && { 'aria-invalid': true, 'aria-describedby': `${id}-${field}-problem` };
  const shown = (field: string) => {
    const text = valueOf(entry.row, field);
    return text === EMPTY ? '' : text;
  };
  const changed = Object.fromEntries(
    Object.entries(texts)
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([field, text]) => text !== shown(field)),
  );
  const send = () => {
    const isNothing = Object.keys(changed).length === 0 && note.trim() === '';
    setEmpty(isNothing);
    if (!isNothing) void onSend({ fields: changed, note: note.trim() });
  };
  const noteProblem = problemOf('note');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {words.changeTitle}
      </h2>
      <p>{words.changeHint}</p>
      {ordered(Object.keys(entry.row)).map((field) => {
        const problem = problemOf(field);
        const shared = {
          ...marked(field, problem),
          id: `${id}-${field}`,
          className: 'form-control',
          maxLength: FIELD_MAX,
          autoComplete: 'off',
          lang: 'en',
          value: texts[field] ?? shown(field),
        };
        const change = (text: string) => setTexts({ ...texts, [field]: text });
        return (
          <div key={field} className="entry-field">
            <label htmlFor={shared.id} lang={glosses[field] ? undefined : 'en'}>
              {nameOf(field)}
            </label>
            {LONG.includes(field) ? (
              <textarea {...shared} rows={3} onChange={({ target }) => change(target.value)} />
            ) : (
              <input
                {...shared}
                type={field === 'phone' ? 'tel' : 'text'}
                onChange={({ target }) => change(target.value)}
              />
            )}
            <Problem id={shared.id} text={problem} />
          </div>
        );
      })}
      <div className="entry-field">
        <label htmlFor={`${id}-note`}>{words.note}</label>
        <textarea
          id={`${id}-note`}
          className="form-control"
          rows={3}
          maxLength={NOTE_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          {...marked('note', noteProblem)}
        />
        <Problem id={`${id}-note`} text={noteProblem} />
      </div>
      <p role="status">{isEmpty && words.nothing}</p>
      <p className="actions">
        <button type="submit" className="btn btn-primary">
          {words.send}
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={onBack}>
          {words.back}
        </button>
      </p>
    </form>
  );
}

/** What is wrong with a field. */
function Problem({ id, text }: { id: string; text: string }) {
  return (
    text && (
      <p id={`${id}-problem`} className="entry-problem">
        {text}
      </p>
    )
  );
}
