import type { Backend } from '../backend/Backend';
import type { FindQuestion, Need, Wish } from '../generated/bindings';
import { addDays, dateOf, nowInNewJersey } from '../placefacts/wallDate';

/** In the order in which they can be tapped. */
export const WISHES: readonly Wish[] = [
  'no-id',
  'walk-in',
  'free',
  'with-record',
  'families',
  'women',
  'men',
  'spanish',
  'wheelchair',
];

/** What most people ask for: one touch at every size. Of a bed, that is for whom it is. */
export function firstWishes(need: Need): readonly Wish[] {
  return need === 'shelter' ? ['no-id', 'women', 'men', 'families'] : WISHES.slice(0, 2);
}

/** The others wait behind one line on a phone. */
export function otherWishes(need: Need): readonly Wish[] {
  const first = firstWishes(need);
  return WISHES.filter((wish) => !first.includes(wish));
}

/** Days after tomorrow that are one touch away and go by the name of their weekday. */
export const NEXT_DAYS = [2, 3, 4, 5, 6];

/** Times that are one touch away. */
export const NEXT_TIMES = ['now', 'today', 'tomorrow'] as const;

/** The time of a question: now, a day from now, or a day as `YYYY-MM-DD`. */
export type When = string;

/** What the address of the finder says. */
export interface Asked {
  near: string;
  when: When;
  wishes: Wish[];
  limit: number;
  /** A time of the address that is not understood; the answer is for now then. */
  unknownWhen?: string;
  /** Whether the address says a day that is over; the answer is for today then. */
  isOver?: boolean;
}

/** Places of the first answer; a phone shows the first of them at once. */
const PLACES = 20;
const PLACES_MAX = 200;
/** Longest name of a town, in letters; the service takes no more. */
export const TOWN_MAX = 60;
/** What is repeated of a time that is not understood, in letters. */
const WHEN_MAX = 30;
/** A day, and perhaps a time behind it: the screen asks for days. */
const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2})?)?$/;
/** Lives as long as the visit; the end of a visit clears it. */
const TOWN = 'town';

/** Reads the query of an address; what is not understood is left out. */
export function readQuery(query: URLSearchParams): Asked {
  const said = query.get('when') ?? 'now';
  const when = readWhen(said);
  const wishes = (query.get('for') ?? '').split(',');
  return {
    // What is longer is no town. Its beginning is asked, so that the screen says that it is not known.
    near: Array.from(query.get('near') ?? '')
      .slice(0, TOWN_MAX)
      .join(''),
    when: when ?? 'now',
    ...(when === null && { unknownWhen: said.slice(0, WHEN_MAX) }),
    wishes: WISHES.filter((wish) => wishes.includes(wish)),
    limit: Math.min(Math.max(Number(query.get('show')) || PLACES, PLACES), PLACES_MAX),
  };
}

/** Whether a day that an address says is over: a bookmark or a printed code may be old. */
export function isOver(when: When, today: string): boolean {
  return /^\d/.test(when) && when < today;
}

/** The question as it can be answered: a day that is over is no time to go to, and today is shown. */
export function fromToday(asked: Asked, today: string): Asked {
  return isOver(asked.when, today) ? { ...asked, when: 'today', isOver: true } : asked;
}

/** Whether a question is for a time that is one touch away: an address may say tomorrow by its date. */
export function isAsked(asked: When, time: (typeof NEXT_TIMES)[number], today: string): boolean {
  return asked === time || (time === 'tomorrow' && asked === addDays(today, 1));
}

function readWhen(said: string): When | null {
  if (NEXT_TIMES.some((time) => time === said)) return said;
  const [, day] = DATE.exec(said) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return null;
  return addDays(day, 0) === day ? day : null;
}

/** Writes what `readQuery` reads: an address that can be kept, sent and printed. */
export function writeQuery({ near, when, wishes, limit }: Asked): string {
  const query = new URLSearchParams();
  if (near) query.set('near', near);
  if (when !== 'now') query.set('when', when);
  if (wishes.length > 0) query.set('for', wishes.join(','));
  if (limit > PLACES) query.set('show', String(limit));
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** A few more places of the same answer. */
export function withMore(asked: Asked): Asked {
  return { ...asked, limit: asked.limit + PLACES };
}

/** The question for the service; `today` is the day in New Jersey (`YYYY-MM-DD`). */
export function questionOf(need: Need, asked: Asked, today: string): FindQuestion {
  const { near, when, wishes, limit } = asked;
  const common = { need, near: near || null, wishes, limit };
  if (when === 'now') return { ...common, at: null, span: 'now' };
  if (when === 'today') return { ...common, at: null, span: 'day' };
  const at = when === 'tomorrow' ? addDays(today, 1) : when;
  return { ...common, at, span: 'day' };
}

/** The day in New Jersey at a moment (milliseconds since 1970), as `YYYY-MM-DD`. */
export function dayInNewJersey(moment: number): string {
  return dateOf(nowInNewJersey(new Date(moment)));
}

/** The town that was said earlier in this visit; before, the one where the terminal stands. */
export function townOf({ town }: Pick<Backend, 'town'>): string {
  return sessionStorage.getItem(TOWN) ?? town;
}

/** Keeps the town for the visit, so that it is asked for once; everywhere is a choice too. */
export function rememberTown(near: string): void {
  sessionStorage.setItem(TOWN, near);
}
