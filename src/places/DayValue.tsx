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
  const value = valueOf(row, field);
  const asked = askedOn(value);
  const day = dayText(asked?.day ?? value, language);
  const say = asked?.isNo ? words.askedNo : words.asked;
  const text = asked ? say(day, asked.who) : day;
  return <span lang={language}>{text}</span>;
}
