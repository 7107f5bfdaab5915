import type { Language } from '../generated/bindings';
import { dateText } from '../words/dates';

/** A day or a month as lists write them: `YYYY-MM-DD`, `YYYY-MM`. */
const WRITTEN = /^(\d{4})-(\d\d)(-\d\d)?$/;

/** Year, month and whether there is a day; null for what is no day of a list. */
export function readDay(text: string): { year: number; month: number; hasDay: boolean } | null {
  const [, year, month, day] = WRITTEN.exec(text) ?? [];
  if (!year || !month || Number.isNaN(Date.parse(text))) return null;
  return { year: Number(year), month: Number(month), hasDay: day !== undefined };
}

/** A day or a month of a list as people write it: "November 17, 2024"; other text as it is. */
export function dayText(text: string, language: Language): string {
  const read = readDay(text);
  if (!read) return text;
  const form: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', timeZone: 'UTC' };
  if (read.hasDay) form.day = 'numeric';
  return dateText(language, form, Date.parse(text));
}

/** "Thursday, December 3", of `YYYY-MM-DD`. */
export function fullDayText(day: string, language: Language): string {
  const form: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' };
  return dateText(language, { ...form, timeZone: 'UTC' }, Date.parse(day));
}
