import type { FoundPlace, Language } from '../generated/bindings';
import { readDay } from '../places/writtenDay';
import type { FindWords } from '../words/find.en';
import { agoText } from '../words/dates';
import { wantsNoCall } from '../places/noCall';
import { call211Of } from './warnings';

const DAY_MS = 86_400_000;
/** Up to here days are counted, then weeks, then months; in days. */
const DAYS_TO = 14;
const WEEKS_TO = 61;
const DAYS_OF_MONTH = 30.4;

type Checked = Pick<FoundPlace, 'freshness' | 'phone' | 'notes'> &
  Partial<Pick<FoundPlace, 'open'>>;

/** What to do when the last check is over a year old or its date is unknown; `null` otherwise. */
export function longAgoText(
  { freshness, phone, notes, open }: Checked,
  words: FindWords,
): string | null {
  if (freshness !== 'old' && freshness !== 'undated') return null;
  // Its note says whom to call, or not to. A telephone line that is open is called in any case.
  const isLine = open?.reception === 'phone';
  if (isLine || call211Of({ notes }) || wantsNoCall({ notes }))
    return words.freshnessAlone[freshness];
  return (phone === null ? words.freshnessWithoutPhone : words.freshness)[freshness];
}

/**
 * How lately a place was checked, in words, seen from a moment (`YYYY-MM-DDTHH:MM`): "Checked 3 weeks ago". What
 * is older than a year says what to do instead.
 */
export function checkedText(
  place: Pick<FoundPlace, 'checked'> & Checked,
  at: string,
  words: FindWords,
  language: Language,
): string {
  const longAgo = longAgoText(place, words);
  if (longAgo !== null) return longAgo;
  const { checked, freshness } = place;
  const day = checked === null ? null : readDay(checked);
  if (!checked || !day) return words.freshness[freshness];
  const ago = (count: number, unit: 'day' | 'week' | 'month') =>
    words.checkedAgo(agoText(language, Math.max(Math.floor(count), 0), unit));
  if (!day.hasDay) {
    const now = readDay(at.slice(0, 10)) ?? day;
    return ago((now.year - day.year) * 12 + now.month - day.month, 'month');
  }
  const days = (Date.parse(at.slice(0, 10)) - Date.parse(checked)) / DAY_MS;
  if (days < DAYS_TO) return ago(days, 'day');
  return days < WEEKS_TO ? ago(days / 7, 'week') : ago(days / DAYS_OF_MONTH, 'month');
}
