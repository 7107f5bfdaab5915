import { useState } from 'react';
import { useLanguageCode } from '../words/language';
import { usePlannerWords } from '../words/plannerWords';
import type { Shown } from '../tools/signature';

const DAY = 24 * 60 * 60 * 1000;
/** Days after which an age is said in months. */
const MONTHS_FROM = 60;

interface Props {
  shown: Exclude<Shown, { is: 'hidden' }>;
  dated: string;
}

/** How old the rules are, who answers for them, and that they are not legal advice. */
export function Standing({ shown, dated }: Props) {
  const words = usePlannerWords();
  const language = useLanguageCode();
  const [now] = useState(() => Date.now());
  const day = (text: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(text),
    );
  return (
    <div className="standing">
      <p>
        {words.dated(day(dated), ageOf(dated, now, language))}{' '}
        {shown.is === 'signed' ? words.signed(shown.by, day(shown.on)) : words.unsigned}
      </p>
      <p>
        <strong>{words.noAdvice}</strong>
      </p>
    </div>
  );
}

/** "3 days ago", "5 months ago". */
export function ageOf(dated: string, now: number, language: string): string {
  const days = Math.max(0, Math.floor((now - Date.parse(dated)) / DAY));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return days < MONTHS_FROM
    ? format.format(-days, 'day')
    : format.format(-Math.floor(days / 30.4), 'month');
}
