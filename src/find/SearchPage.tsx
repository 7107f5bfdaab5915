import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useBackend } from '../backend/context';
import type { SearchAnswer } from '../generated/bindings';
import { PageHeading } from '../page/PageHeading';
import { usePageView } from '../page/usePageView';
import { useLoaderData } from 'react-router';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { ChipLine } from './ChipLine';
import { PrintedOn } from '../places/PrintedOn';
import { dayText } from '../places/writtenDay';
import { KeptNote } from './KeptNote';
import type { Searched } from './loadSearch';
import { nearAsked, nearName } from './nearName';
import { placeSaid } from './outside';
import { placeQuery } from './placeQuestion';
import { readQuery, writeQuery, type When } from './question';
import { NEEDS } from '../placefacts/needs';
import { dateOf, nowInNewJersey } from '../placefacts/wallDate';
import { SearchHits } from './SearchHits';
import { Understood } from './Understood';
import { useHoliday } from './useHoliday';
import { useTimely } from './useTimely';
import { UnknownPlace } from './UnknownTown';
import { zeroResultOf } from './zeroResult';

/** One search over all lists. */
export function SearchPage() {
  const { text, answer } = useLoaderData<Searched>();
  const { search } = useFindWords();
  usePageView('resourcetables', 'search');
  const backend = useBackend();
  const isEmpty = answer?.hits.length === 0 && answer.others.length === 0;
  const county = answer?.near?.county ?? '';
  useEffect(() => {
    const search = isEmpty ? zeroResultOf(text, county) : null;
    if (search) backend.countZeroResult(search);
  }, [backend, text, isEmpty, county]);
  return (
    <article className="container search-page">
      <PageHeading name={search.title}>{search.title}</PageHeading>
      <PrintedOn />
      {/* Words that change elsewhere, for instance by Back, are shown here. */}
      <SearchForm key={text} text={text} />
      {answer && <Answer text={text} answer={answer} />}
    </article>
  );
}

function SearchForm({ text }: { text: string }) {
  const { search } = useFindWords();
  const navigate = useNavigate();
  const id = useId();
  const [words, setWords] = useState(text);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const query = new URLSearchParams({ q: words.trim() });
    void navigate(`?${query.toString()}`, { replace: text !== '' });
  };
  return (
    <form className="where no-print" role="search" onSubmit={submit}>
      <label htmlFor={id}>{search.label}</label>
      <div className="where-line">
        <input
          id={id}
          type="search"
          className="form-control"
          value={words}
          maxLength={100}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="submit" className="btn btn-primary">
          {search.go}
        </button>
      </div>
      <p id={`${id}-hint`} className="hint">
        {search.hint}
      </p>
    </form>
  );
}

function Answer({ text, answer }: { text: string; answer: SearchAnswer }) {
  const words = useFindWords();
  const { search, titles, count } = words;
  const language = useLanguageCode();
  const near = answer.near ? nearAsked(answer.near) : '';
  const navigate = useNavigate();
  const unknown = unknownPlaceOf(text, answer);
  const showNear = (place: string) =>
    void navigate(`?q=${encodeURIComponent(text.replace(unknown ?? '', place))}`, {
      replace: true,
    });
  const { at, when } = timeOf(answer);
  const holiday = useHoliday(dateOf(at));
  useTimely(
    answer.at,
    [...answer.hits, ...answer.others].map(({ open }) => open),
  );
  const asked = { ...readQuery(new URLSearchParams()), near, when, wishes: answer.wishes };
  const query = writeQuery(asked);
  const found = answer.hits.length + answer.others.length;
  const needs = answer.needs.length > 0 || found > 0 ? answer.needs : NEEDS;
  const [need] = answer.needs;
  const today = when === 'today' ? dateOf(at) : '';
  const kept = need ? placeQuery(need, { at, span: answer.span }, answer.wishes, today) : '';
  return (
    <section aria-labelledby="results">
      <h2 id="results">{search.for(text)}</h2>
      <Understood text={text} answer={answer} isOutside={unknown !== null} />
      {unknown !== null && <UnknownPlace said={unknown} onShow={showNear} />}
      {answer.also.length > 0 && (
        <ChipLine legend={words.whereAlso} className="no-print">
          {answer.also.map(({ near, text }) => (
            <Link
              key={near}
              lang="en"
              className="btn chip"
              to={`?q=${encodeURIComponent(text)}`}
              replace
            >
              {near}
            </Link>
          ))}
        </ChipLine>
      )}
      <p role="status" className="count">
        {count(answer.total)}
        {answer.near && ` · ${words.near(nearName(answer.near))}`}
        {isDay(when) && ` · ${words.place.moment(dayText(when, language))}`}
      </p>
      <KeptNote keptAt={answer.keptAt} />
      {holiday.above ?? (answer.hits.length === 0 && holiday.below)}
      {found === 0 && (
        <div className="nothing">
          <p>{search.nothing}</p>
          <p>{search.nothingText}</p>
        </div>
      )}
      <ul className="need-links no-print">
        {needs.map((need) => (
          <li key={need}>
            <Link className="btn btn-primary" to={`/find/${need}${query}`}>
              {search.answer(titles[need])}
            </Link>
          </li>
        ))}
      </ul>
      <SearchHits
        hits={answer.hits}
        near={answer.near}
        at={at}
        query={kept}
        afterFirst={holiday.below}
      />
      {answer.others.length > 0 && (
        <section className="answer-group">
          <h2>{words.less}</h2>
          <p>{answer.total > 0 ? words.differ : words.lessText}</p>
          <SearchHits hits={answer.others} near={answer.near} at={at} query={kept} />
        </section>
      )}
    </section>
  );
}

/**
 * The time of an answer, and the same for the finder. The words may name a day; a whole day begins at midnight. A service
 * of an earlier version, which a kiosk may ask, says no time: then the answer is for now.
 */
function timeOf({ at, span }: SearchAnswer): { at: string; when: When } {
  if (at === '' || span === 'now') return { at: at || nowInNewJersey(new Date()), when: 'now' };
  return { at, when: at.endsWith('T00:00') ? dateOf(at) : 'today' };
}

function isDay(when: When): boolean {
  return /^\d/.test(when);
}

/** What was said of a place that is not in New Jersey; the whole text may be the name of what is found first. */
function unknownPlaceOf(text: string, { near, hits }: SearchAnswer): string | null {
  const said = near ? null : placeSaid(text);
  const name = hits[0]?.name.toLowerCase() ?? '';
  const isName =
    text !== said &&
    text
      .toLowerCase()
      .split(' ')
      .every((it) => name.includes(it));
  return isName ? null : said;
}
