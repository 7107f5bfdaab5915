import { useState } from 'react';
import type { Language } from '../generated/bindings';
import { agoText, dateText } from '../words/dates';
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
    dateText(language, { dateStyle: 'long', timeZone: 'UTC' }, new Date(text));
  return (
    <div className="standing">
      <p>
        {words.dated(day(dated))} {/* On paper it would be wrong the next day. */}
        <span className="no-print">{words.age(ageOf(dated, now, language))} </span>
        {shown.is === 'signed' ? words.signed(shown.by, day(shown.on)) : words.unsigned}
      </p>
      <p>
        <strong>{words.noAdvice}</strong>
      </p>
    </div>
  );
}

/** "3 days ago", "5 months ago". */
export function ageOf(dated: string, now: number, language: Language): string {
  const days = Math.max(0, Math.floor((now - Date.parse(dated)) / DAY));
  return days < MONTHS_FROM
    ? agoText(language, days, 'day')
    : agoText(language, Math.floor(days / 30.4), 'month');
}
