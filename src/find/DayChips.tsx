import { useLanguageCode } from '../words/language';
import { shortWeekdayText, weekdayText } from './openTexts';
import { NEXT_DAYS, type Asked } from './question';
import { useAsk } from './useAsk';
import { addDays } from '../placefacts/wallDate';

/** The rest of the week ahead, one touch each; the names are short, so that they share a line of a phone. */
export function DayChips({ asked, today }: { asked: Asked; today: string }) {
  const language = useLanguageCode();
  const ask = useAsk();
  return NEXT_DAYS.map((ahead) => addDays(today, ahead)).map((day) => (
    <button
      key={day}
      type="button"
      className="btn chip day-chip"
      aria-pressed={asked.when === day}
      onClick={() => ask({ ...asked, when: day })}
    >
      <span aria-hidden="true">{shortWeekdayText(day, language)}</span>
      <span className="visually-hidden">{weekdayText(day, language)}</span>
    </button>
  ));
}
