/** A time at which a place is open, on some days of the week. */
export interface Stretch {
  /** 1 Monday to 7 Sunday. */
  days: number[];
  /** Which of these days in the month: 1 to 4, -1 the last; empty: every week. */
  nth: number[];
  /** Minutes since midnight; null while the field for it is empty. An end before the beginning is on the next day. */
  from: number | null;
  to: number | null;
}

/** A stretch without a mistake. */
type Whole = Stretch & { from: number; to: number };

/** What is wrong with a stretch: it has no days, a time is missing, or both times are the same. */
export type Mistake = 'noDays' | 'timeMissing' | 'noTime';

/** What has to be put right before a stretch can be published. */
export function mistakeOf({ days, from, to }: Stretch): Mistake | null {
  if (from === null || to === null) return 'timeMissing';
  if (from === to) return 'noTime';
  return days.length === 0 ? 'noDays' : null;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const NTH: Record<number, string> = { 1: '1st', 2: '2nd', 3: '3rd', 4: '4th', [-1]: 'last' };
const MIDNIGHT = 24 * 60;

/**
 * The sentence of the hours, in English as the lists have it. The service reads it again
 * (`sync-protocol/cases/tapped_hours.json` ties the two).
 */
export function sentenceOf(stretches: readonly Stretch[]): string {
  const [only] = stretches;
  if (stretches.length === 1 && only && isAlways(only)) return 'Open 24/7';
  return stretches
    .filter((stretch): stretch is Whole => mistakeOf(stretch) === null)
    .flatMap(clauses)
    .join('; ');
}

function isAlways({ days, nth, from, to }: Stretch): boolean {
  return days.length === 7 && nth.length === 0 && from === 0 && to === MIDNIGHT;
}

function clauses({ days, nth, from, to }: Whole): string[] {
  const sorted = [...days].sort((a, b) => a - b);
  const hours = `${clock(from)}-${clock(to)}`;
  if (nth.length === 0) return [`${daysText(sorted)} ${hours}`];
  const which = listed(nth.map((it) => NTH[it] ?? ''));
  return sorted.map((day) => `${capital(which)} ${dayName(day)} of the month ${hours}`);
}

/** Three days and more in a row are a range. */
function daysText(days: number[]): string {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  const isRow = days.length > 2 && last - first === days.length - 1;
  return isRow ? `${dayName(first)}-${dayName(last)}` : listed(days.map(dayName));
}

function dayName(day: number): string {
  return DAYS[day - 1] ?? '';
}

function listed(texts: string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const shown = `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return `${shown} ${hour < 12 ? 'am' : 'pm'}`;
}
