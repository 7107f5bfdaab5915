import { useCallback, useId, useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import type { DeskSuggestion } from '../generated/bindings';
import { PageHeading } from '../page/PageHeading';
import { Unbroken } from '../places/DataText';
import type { OfficeWords } from '../words/deskOffice.en';
import type { Words } from '../words/en';
import { useOfficeWords } from '../words/deskOfficeWords';
import { deskWordsIn } from '../words/deskWords';
import { refusalWordsIn } from '../words/refusalWords';
import { errorText } from './errorText';
import { useWords } from '../words/language';
import { whoName } from '../words/whoName';
import { Changes } from './Changes';
import { Contradictions } from './Contradictions';
import { notWaiting } from './notWaiting';
import { refusalText } from './refusal';
import { useDesk } from './deskContext';
import { useListName } from './listName';
import { moment } from './moment';
import { nameAndTown } from './nameAndTown';
import { Since } from './Since';
import { useUnsaved } from './unsaved/unsavedContext';
import { useLoad } from './useLoad';
import { useSaid, type Saying } from './useSaid';

const saved: Saying<OfficeWords> = (it) => it.saved;

/** Suggestions: editors publish or return them, callers see what became of theirs. */
export default function ReviewScreen() {
  const words = useOfficeWords();
  const all = useWords();
  const { desk } = useDesk();
  const load = useCallback(() => desk.suggestions(), [desk]);
  const { content, failed, again } = useLoad(load);
  const { said, say, line } = useSaid(words);
  const act = async (work: () => Promise<Saying<OfficeWords>>) => {
    say();
    try {
      say(await work());
    } catch (error) {
      say(notWaiting(error) ?? ((_, all) => refusalText(all, error)));
    }
    again();
  };
  return (
    <section className="desk-review">
      <PageHeading name={words.reviewTitle}>{words.reviewTitle}</PageHeading>
      <p ref={line} role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      {content?.length === 0 && <p>{words.noSuggestions}</p>}
      <ul>
        {content?.map((suggestion) => (
          <Suggestion key={suggestion.id} suggestion={suggestion} act={act} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  suggestion: DeskSuggestion;
  act: (work: () => Promise<Saying<OfficeWords>>) => Promise<void>;
}

function Suggestion({ suggestion, act }: Props) {
  const words = useOfficeWords();
  const { language } = useWords();
  const { desk, me } = useDesk();
  const [word, setWord] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useUnsaved(word !== null && word.trim() !== '');
  const { name, list, city, who, at, before, after, note, returned, isMine, isOfPlace } =
    suggestion;
  const { contradictions, since } = suggestion;
  const nameOf = useListName();
  const isGone = list === '';
  const from = isOfPlace ? words.fromPlace : words.from;
  const isAllRight = isOfPlace && Object.keys(after).length === 0;
  const isEditor = me.role !== 'caller';
  const publish = async () => {
    const { outcome } = await desk.approve(suggestion);
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
      <h2 lang="en">{nameAndTown(name, city)}</h2>
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
              aria-expanded={word !== null}
              onClick={() => setWord(word === null ? '' : null)}
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
      {word !== null && (
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
