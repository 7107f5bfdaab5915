import { lazy, Suspense, useId, useState, type SubmitEvent } from 'react';
import type { DeskContradiction, DeskPlace, Row } from '../generated/bindings';
import { nowInNewJersey, dateOf } from '../placefacts/wallDate';
import { EMPTY, valueOf } from '../places/cellContent';
import { ordered } from '../places/columns';
import { PlaceFacts } from '../places/PlaceFacts';
import { useDeskWords } from '../words/deskWords';
import { useWords } from '../words/language';
import { cellProblemsIn } from '../words/cellProblems';
import type { Act } from './act';
import { ChangeField, isLong } from './ChangeField';
import { Changes } from './Changes';
import { Contradictions } from './Contradictions';
import { dayAfter } from './dayAfter';
import { useDesk } from './deskContext';
import { useFactName } from './factName';
import { useFocusOnArrival } from './focus/useFocusOnArrival';
import { refusedField, type RefusedField } from '../form/refusedField';
import { useUnsaved } from './unsaved/unsavedContext';

// Loaded when it is opened.
const Previews = lazy(() => import('./preview/Previews'));

const NOTE_MAX = 500;
/** Fields that the service may ask about: what a place asks for, where it is, and whom to call. */
const READ = [
  'name',
  'address',
  'notes',
  'other',
  'requires',
  'hours',
  'type',
  'city',
  'county',
  'zip',
  'phone',
];

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
  // Whether the tapped hours have a mistake, and how often somebody tried to send them with it.
  const [isMistaken, setMistaken] = useState(false);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<RefusedField | null>(null);
  const [doubts, setDoubts] = useState<{ of: string; found: DeskContradiction[] } | null>(null);
  const id = useId();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const nameOf = useFactName();
  const problems = cellProblemsIn(useWords().language);
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
  const today = dateOf(nowInNewJersey(new Date()));
  const after = { ...withoutSource(row), ...changed, checked: dayAfter(row, changed, today) };
  useUnsaved(isChanged || isMistaken || note.trim() !== '');
  const name = valueOf(row, 'name');
  const isEditor = me.role !== 'caller';
  const change = { fields: changed, status: null, note: note.trim() };
  const draft = JSON.stringify(changed);
  // Other texts may go together again.
  const found = doubts?.of === draft ? doubts.found : [];
  const send = async (it: DeskPlace) => {
    try {
      return await (isEditor ? desk.change(it, change) : desk.suggest(it, change));
    } catch (error) {
      const wrong = refusedField(error);
      setRefused(wrong);
      if (wrong) document.getElementById(`${id}-${wrong.field}`)?.focus();
      throw error;
    }
  };
  /** Whether a person should look again. Without an answer nothing is in the way. */
  const isDoubtful = async () => {
    if (doubts?.of === draft || !Object.keys(changed).some((it) => READ.includes(it))) return false;
    const found = await desk.contradictions(place, changed).catch(() => []);
    setDoubts({ of: draft, found });
    return found.length > 0;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isMistaken) {
      setTries(tries + 1);
      return;
    }
    if (!isChanged) return;
    setRefused(null);
    if (await isDoubtful()) return;
    const isDone = isEditor
      ? await act(send, (it) => it.doneLine(name, it.change))
      : await act(send, (it) => it.suggestedLine(name), false);
    if (isDone) onClose();
  };
  const whyNot = (problem: string) => {
    const known: Record<string, string> = problems;
    return known[problem] ?? words.badFields;
  };
  const problemOf = (field: string) =>
    refused?.field === field ? words.badField(nameOf(field), whyNot(refused.problem)) : '';
  const noteProblem = refused?.field === 'note' ? whyNot(refused.problem) : '';
  const [sendNow, sendAnyway] = isEditor
    ? [words.publish, words.publishAnyway]
    : [words.suggest, words.suggestAnyway];
  return (
    <form className="desk-form" onSubmit={(event) => void submit(event)} noValidate>
      <h3 ref={heading} tabIndex={-1}>
        {words.changeTitle(name)}
      </h3>
      <p>{words.changeHint}</p>
      <div className="desk-fields">
        {fields.map((field) => (
          <ChangeField
            key={field}
            id={`${id}-${field}`}
            field={field}
            hours={place.hours}
            problem={problemOf(field)}
            value={texts[field] ?? withoutEmpty(valueOf(row, field))}
            onChange={(text) => setTexts({ ...texts, [field]: text })}
            onMistake={setMistaken}
            tries={tries}
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
        {...(noteProblem && { 'aria-invalid': true, 'aria-describedby': `${id}-note-problem` })}
      />
      {noteProblem && (
        <p id={`${id}-note-problem`} className="desk-problem">
          {noteProblem}
        </p>
      )}
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
      {found.length > 0 && <Contradictions found={found} takesFocus />}
      <p className="actions">
        <button type="submit" className="btn btn-primary" aria-disabled={!isChanged && !isMistaken}>
          {found.length > 0 ? sendAnyway : sendNow}
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
