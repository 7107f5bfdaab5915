import { Fragment, type ReactNode } from 'react';
import { REACH_MILES, type FindAnswer, type FoundPlace, type Near } from '../generated/bindings';
import { fittingOf, groupsOf, type GroupKind, type Groups } from '../placefacts/groups';
import { dateOf } from '../placefacts/wallDate';
import type { FindWords } from '../words/find.en';
import { useFindWords } from '../words/findWords';
import { holidayOf } from '../places/holiday';
import { KeptNote } from './KeptNote';
import type { Found } from './loadFind';
import { PlaceCard } from './PlaceCard';
import { placeQuery } from './placeQuestion';
import { withMore } from './question';
import { useAsk } from './useAsk';
import { useHoliday } from './useHoliday';

/** The places of an answer: what fits first, then what opens later or fits less. */
export function Answers({ found: { need, asked, today, answer } }: { found: Found }) {
  const words = useFindWords();
  const ask = useAsk();
  const { others, at, span, near } = answer;
  const holiday = useHoliday(dateOf(at));
  const places = fittingOf(answer);
  const groups = groupsOf(places, span, need);
  const isNow = span === 'now';
  const isOtherDay = span === 'day' && dateOf(at) !== today;
  const unsure = unsureOf(answer, groups);
  // A holiday says it already.
  const doubt = holidayOf(dateOf(at)) ? null : doubtText(unsure, isNow, words);
  const later = others.filter(({ differs }) => differs.every((it) => it === 'closed'));
  const less = others.filter((place) => !later.includes(place));
  // Paper has no button for more.
  const isCut = answer.total > places.length;
  const query = placeQuery(need, answer, asked.wishes, today);
  const titles: Record<GroupKind, string> = {
    soon: words.soon,
    ask: words.ask,
    open: asked.when === 'now' ? words.open : words.openThen,
    shop: asked.when === 'now' ? words.shop : words.shopThen,
    office: need === 'shelter' ? words.bedOffices : words.offices,
    line: need === 'shelter' ? words.byLine : words.openByPhone,
    phone: words.byPhone,
    aside: need === 'work' ? words.employers : words.aside,
    far: words.far(REACH_MILES),
    unreachable: words.unreachable,
  };
  return (
    <>
      <p role="status" className="count">
        <span className={isCut ? 'no-print' : undefined}>
          {answer.total > 0 && words.count(answer.total)}
        </span>
        {isCut && (
          <span className="printed">{words.countPrinted(places.length, answer.total)}</span>
        )}
        {/* In the same line: a small phone shows the first place below it. */}
        {doubt && <span className="doubt">. {doubt}</span>}
        {answer.total === 0 && noneText(later.length, isNow, words)}
      </p>
      {holiday.above ?? (groups.length === 0 && holiday.below)}
      <KeptNote keptAt={answer.keptAt} />
      {answer.total === 0 && (
        <div className="nothing">
          <p className={others.length > 0 ? 'wide-only' : ''}>{words.nothingText}</p>
        </div>
      )}
      {groups.map(([kind, found], nth) => (
        <Group
          key={kind}
          title={titles[kind]}
          places={found}
          at={at}
          near={near}
          query={query}
          afterFirst={nth === 0 && holiday.below}
        />
      ))}
      {isCut && (
        <p className="actions no-print">
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => ask(withMore(asked))}
          >
            {words.more}
          </button>
        </p>
      )}
      <Group
        title={isOtherDay ? words.closedThen : words.closed}
        places={later}
        at={at}
        near={near}
        query={query}
      />
      <Group
        title={words.less}
        text={answer.total + later.length > 0 ? words.differ : words.lessText}
        places={less}
        at={at}
        near={near}
        query={query}
      />
      {/* A phone shows first what comes close. */}
      {answer.total === 0 && others.length > 0 && (
        <p className="narrow-only">{words.nothingText}</p>
      )}
    </>
  );
}

/**
 * Of which places none is known to be open: of all of the answer, or of those near by. `null` where one is, also by
 * phone, or where what is not shown yet may be.
 */
function unsureOf(
  { places, others, span, total, later }: FindAnswer,
  groups: Groups,
): 'all' | 'near' | null {
  if (!groups.some(([kind]) => kind === 'ask')) return null;
  const isOpen = ({ open, restOfDay }: FoundPlace) =>
    open.state === 'open' || (span !== 'now' && restOfDay === 'open');
  const far = groups.find(([kind]) => kind === 'far')?.[1] ?? [];
  if ([...places, ...later, ...others].some((it) => isOpen(it) && !far.includes(it))) return null;
  // What is far comes last: what is not shown yet is far too.
  const isCut = total > places.length + later.length;
  if (isCut && far.length === 0) return null;
  return isCut || far.some(isOpen) ? 'near' : 'all';
}

/** That none of the places, or none near by, is known to be open. */
function doubtText(unsure: 'all' | 'near' | null, isNow: boolean, words: FindWords): string | null {
  if (unsure === null) return null;
  if (unsure === 'all') return isNow ? words.noneSure : words.noneSureThen;
  return isNow ? words.noneNear : words.noneNearThen;
}

/** What stands instead of a number where nothing fits. Places that are closed fit otherwise. */
function noneText(later: number, isNow: boolean, words: FindWords): string {
  if (later === 0) return words.nothing;
  return isNow ? words.noneOpen : words.noneOpenThen;
}

interface GroupProps {
  title: string;
  text?: string;
  places: FoundPlace[];
  at: string;
  near: Near | null;
  query: string;
  /** What is said below the first place. */
  afterFirst?: ReactNode;
}

function Group({ title, text, places, at, near, query, afterFirst }: GroupProps) {
  if (places.length === 0) return null;
  return (
    <section className="answer-group">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <ul className="place-cards">
        {places.map((place, nth) => (
          <Fragment key={place.id}>
            <PlaceCard place={place} at={at} near={near} query={query} />
            {nth === 0 && afterFirst && <li>{afterFirst}</li>}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}
