import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import type { DeskPlace, DeskSuggestion, Row } from '../generated/bindings';
import { Unbroken } from '../places/DataText';
import type { OfficeWords } from '../words/deskOffice.en';
import { useOfficeWords } from '../words/deskOfficeWords';
import { deskWordsIn } from '../words/deskWords';
import type { Words } from '../words/en';
import { useWords } from '../words/language';
import { refusalWordsIn } from '../words/refusalWords';
import { whoName } from '../words/whoName';
import { Changes } from './Changes';
import { Contradictions } from './Contradictions';
import { useDesk } from './deskContext';
import { useListName } from './listName';
import { moment } from './moment';
import { nameAndTown } from './nameAndTown';
import { Since } from './Since';
import { useUnsaved } from './unsaved/unsavedContext';
import type { Saying } from './useSaid';

const saved: Saying<OfficeWords> = (it) => it.saved;

/** Does something with a suggestion, and says what came of it. */
export type ActOnSuggestion = (work: () => Promise<Saying<OfficeWords>>) => Promise<void>;

/** Takes a place whose suggestion was published, and what that changed. */
export type OnPublished = (place: DeskPlace, after: Row) => void;

interface Props {
  suggestion: DeskSuggestion;
  act: ActOnSuggestion;
  onPublished: OnPublished;
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

/** A suggestion, with what can be done with it. */
export function SuggestionCard({ suggestion, act, onPublished, heading: Heading = 'h2' }: Props) {
  const words = useOfficeWords();
  const { language } = useWords();
  const { desk, me } = useDesk();
  const [word, setWord] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isAsked = word !== null;
  // The field opens behind other buttons.
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  useUnsaved(isAsked && word.trim() !== '');
  const { name, list, city, who, at, before, after, note, returned, isMine, isOfPlace } =
    suggestion;
  const { contradictions, since } = suggestion;
  const nameOf = useListName();
  const isGone = list === '';
  const from = isOfPlace ? words.fromPlace : words.from;
  const isAllRight = isOfPlace && Object.keys(after).length === 0;
  const isEditor = me.role !== 'caller';
  const publish = async () => {
    const { outcome, place } = await desk.approve(suggestion);
    if (outcome === 'done') onPublished(place, after);
    return (_: OfficeWords, { language }: Words) => {
      const it = deskWordsIn(language);
      return outcome === 'done' ? it.doneLine(name, it.acts.approve) : it.meanwhile;
    };
  };
  const giveBack = (event: SubmitEvent) => {
    event.preventDefault();
    const said = (word ?? '').trim();
    setMissing(said === '');
    if (said === '') {
      field.current?.focus();
      return;
    }
    void act(async () => {
      await desk.giveBack(suggestion, said);
      return saved;
    });
  };
  return (
    <li className="desk-card">
      <Heading lang="en">{nameAndTown(name, city)}</Heading>
      {!isGone && <p>{nameOf(list)}</p>}
      <p className="quiet">
        {from(isOfPlace ? who : whoName(who, language), moment(at, language))}
      </p>
      {note && (
        <q>
          <Unbroken text={note} />
        </q>
      )}
      {isAllRight ? <p>{words.allRight}</p> : <Changes before={before} after={after} />}
      {since.length > 0 && returned === null && <Since acts={since} />}
      {contradictions.length > 0 && <Contradictions found={contradictions} />}
      {isGone && <p className="desk-problem">{words.placeGone}</p>}
      {returned !== null && <p className="desk-problem">{words.returned(returned)}</p>}
      <p className="actions">
        {isEditor && returned === null && (
          <>
            {!isGone && (
              <button type="button" className="btn btn-primary" onClick={() => void act(publish)}>
                {words.approve}
              </button>
            )}
            <button
              type="button"
              className="btn btn-outline-primary"
              aria-expanded={isAsked}
              onClick={() => setWord(isAsked ? null : '')}
            >
              {words.giveBack}
            </button>
          </>
        )}
        {!isEditor && returned === null && <span>{words.waiting}</span>}
        {isMine && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() =>
              void act(async () => {
                await desk.putAway(suggestion);
                return saved;
              })
            }
          >
            {words.putAway}
          </button>
        )}
        {!isGone && (
          <Link className="btn btn-link" to={`/desk/check/${suggestion.place}`}>
            {words.toPlace}
          </Link>
        )}
      </p>
      {isAsked && (
        <form noValidate onSubmit={giveBack}>
          <label htmlFor={id}>{words.word}</label>
          <input
            ref={field}
            id={id}
            className="form-control"
            maxLength={500}
            required
            value={word}
            onChange={({ target }) => setWord(target.value)}
            {...(isMissing && { 'aria-invalid': true, 'aria-describedby': `${id}-missing` })}
          />
          {isMissing && (
            <p id={`${id}-missing`} role="alert" className="desk-problem">
              {refusalWordsIn(language).noWord}
            </p>
          )}
          <button type="submit" className="btn btn-primary">
            {words.giveBack}
          </button>
        </form>
      )}
    </li>
  );
}
