import { useState } from 'react';
import { dateOf, nowInNewJersey } from '../placefacts/wallDate';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { holidayText } from './holiday';

/** Says that a day (`YYYY-MM-DD`; today, if none is asked for) is a holiday; nothing on other days. */
export function HolidayNote({ day }: { day?: string }) {
  const words = useFindWords();
  const language = useLanguageCode();
  const [today] = useState(() => dateOf(nowInNewJersey(new Date())));
  const text = holidayText(day ?? today, today, words, language);
  return (
    text && (
      <p role="status" className="holiday-note">
        {text}
      </p>
    )
  );
}
