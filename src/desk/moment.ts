import type { Language } from '../generated/bindings';
import { dateText } from '../words/dates';

/** A moment as staff read it, in New Jersey's time. */
export function moment(milliseconds: number, language: Language): string {
  const form = {
    timeZone: 'America/New_York',
    dateStyle: 'medium',
    timeStyle: 'short',
  } as const;
  return dateText(language, form, milliseconds);
}
