import { lazy, Suspense, useId, useState, type SubmitEvent } from 'react';
import type { DeskPlace, Row } from '../generated/bindings';
import { EMPTY, valueOf } from '../places/cellContent';
import { ordered } from '../places/columns';
import { PlaceFacts } from '../places/PlaceFacts';
import { useDeskWords } from '../words/deskWords';
import { ChangeField, isLong } from './ChangeField';
import { Changes } from './Changes';
import { useDesk } from './deskContext';
import type { Act } from './act';

// Loaded when it is opened.
const Previews = lazy(() => import('./preview/Previews'));

const NOTE_MAX = 500;

interface Props {
  place: DeskPlace;
  act: Act;
  onClose: () => void;
}

/** All fields of a place as a form; below it what changes and what people will see. */
export default function ChangeForm({ place, act, onClose }: Props) {
  const words = useDeskWords();
  const { desk, me } = useDesk();
  const [texts, setTexts] = useState<Row>({});
  const [note, setNote] = useState('');
  const [isLooking, setLooking] = useState(false);
  const id = useId();
  const { row } = place;
  // The long ones come last, so that the short ones stand in rows.
  const all = ordered(place.editable);
  const fields = [...all.filter((it) => !isLong(it)), ...all.filter(isLong)];
  const changed = Object.fromEntries(
    Object.entries(texts)
      .map(([field, text]) => [field, text.trim() || EMPTY] as const)
      .filter(([field, text]) => text !== valueOf(row, field)),
  );
  const before = Object.fromEntries(
    Object.keys(changed).map((field) => [field, valueOf(row, field)]),
  );
  const isChanged = Object.keys(changed).length > 0;
  const after = { ...withoutSource(row), ...changed };
  const name = valueOf(row, 'name');
  const isEditor = me.role !== 'caller';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isChanged) return;
    const change = { fields: changed, status: null, note: note.trim() };
    const isDone = isEditor
      ? await act((it) => desk.change(it, change), words.doneLine(name, words.change))
      : await act((it) => desk.suggest(it, change), words.suggestedLine(name), false);
    if (isDone) onClose();
  };
  return (
    <form className="desk-form" onSubmit={(event) => void submit(event)} noValidate>
      <h3>{words.changeTitle(name)}</h3>
      <p>{words.changeHint}</p>
      <div className="desk-fields">
        {fields.map((field) => (
          <ChangeField
            key={field}
            id={`${id}-${field}`}
            field={field}
            hours={place.hours}
            value={texts[field] ?? withoutEmpty(valueOf(row, field))}
            onChange={(text) => setTexts({ ...texts, [field]: text })}
          />
        ))}
      </div>
      <label htmlFor={`${id}-note`}>{words.note}</label>
      <input
        id={`${id}-note`}
        className="form-control"
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div role="status">
        {isChanged ? <Changes before={before} after={changed} /> : <p>{words.noChange}</p>}
      </div>
      {isChanged && (
        <section className="desk-preview">
          <h4>{words.preview}</h4>
          <p className="desk-preview-name" lang="en">
            {valueOf(after, 'name')}
          </p>
          <PlaceFacts row={after} />
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-expanded={isLooking}
            onClick={() => setLooking(!isLooking)}
          >
            {words.looksButton}
          </button>
          {isLooking && (
            <Suspense fallback={<p role="status">{words.loading}</p>}>
              <Previews list={place.list} row={after} />
            </Suspense>
          )}
        </section>
      )}
      <p className="actions">
        <button type="submit" className="btn btn-primary" aria-disabled={!isChanged}>
          {isEditor ? words.publish : words.suggest}
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={onClose}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
}

function withoutEmpty(text: string): string {
  return text === EMPTY ? '' : text;
}

/** The source is for staff alone. */
function withoutSource(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'source'));
}
