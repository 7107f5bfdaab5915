import { locale } from '../words/language';

/** A moment as staff read it, in New Jersey's time. */
export function moment(milliseconds: number, language: string): string {
  return new Intl.DateTimeFormat(locale(language), {
    timeZone: 'America/New_York',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(milliseconds);
}
