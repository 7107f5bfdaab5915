import type { Row } from '../generated/bindings';
import { useCardWords } from '../words/cardWords';
import { useLanguageCode } from '../words/language';
import { valueOf } from './cellContent';
import { askedOn } from './hires';
import { dayText } from './writtenDay';

/** Fields of a list whose value is a day. */
const DAYS = new Set(['checked', 'hires people with a record']);

/** Whether the value of a field is a day. */
export function isDay(field: string): boolean {
  return DAYS.has(field.toLowerCase());
}

/** The day of a field in words, and who asked on it. */
export function DayValue({ field, row }: { field: string; row: Row }) {
  const language = useLanguageCode();
  const words = useCardWords();
  const text = valueOf(row, field);
  const asked = askedOn(text);
  const day = dayText(asked?.day ?? text, language);
  return <span lang={language}>{asked ? words.asked(day, asked.who) : day}</span>;
}
