import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { NEXT_TIMES, type Asked } from './question';
import { weekdayText } from './times';
import { useAsk } from './useAsk';
import { addDays } from './wallDate';

/** The days after tomorrow that go by the name of their weekday. */
const NEXT_DAYS = [2, 3, 4, 5, 6];

/** Another day than today and tomorrow: one touch for the week ahead, a date for later. */
export function DayField({ asked, today }: { asked: Asked; today: string }) {
  const words = useFindWords();
  const language = useLanguageCode();
  const ask = useAsk();
  const isDay = !NEXT_TIMES.some((when) => when === asked.when);
  return (
    <fieldset className="chips days">
      <legend>{words.day}</legend>
      {NEXT_DAYS.map((ahead) => addDays(today, ahead)).map((day) => (
        <button
          key={day}
          type="button"
          className="btn chip"
          aria-pressed={asked.when === day}
          onClick={() => ask({ ...asked, when: day })}
        >
          {weekdayText(day, language)}
        </button>
      ))}
      <input
        type="date"
        className="form-control day"
        aria-label={words.day}
        min={isDay ? undefined : today}
        value={isDay ? asked.when : ''}
        onChange={({ target }) => ask({ ...asked, when: target.value || 'now' })}
      />
    </fieldset>
  );
}
