import { useId, useState } from 'react';
import type { OwnEntry, Row } from '../generated/bindings';
import { EMPTY, valueOf } from '../places/cellContent';
import { headerOf, ordered } from '../places/columns';
import { useEntryWords } from '../words/entryWords';
import { useListingWords } from '../words/listingWords';
import type { Said } from './said';

const LONG = ['hours', 'notes', 'other', 'work', 'requires'];
const FIELD_MAX = 2000;
const NOTE_MAX = 500;

interface Props {
  entry: OwnEntry;
  onSend: (said: Partial<Said>) => Promise<void>;
  onBack: () => void;
}

/** The fields of an entry as a form. What was typed stays when sending fails. */
export function EntryForm({ entry, onSend, onBack }: Props) {
  const words = useEntryWords();
  const { glosses } = useListingWords();
  const id = useId();
  const [texts, setTexts] = useState<Row>({});
  const [note, setNote] = useState('');
  const [isEmpty, setEmpty] = useState(false);
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
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2>{words.changeTitle}</h2>
      <p>{words.changeHint}</p>
      {ordered(Object.keys(entry.row)).map((field) => {
        const shared = {
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
              {glosses[field] ?? (field === 'zip' ? 'ZIP' : headerOf(field))}
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
        />
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
