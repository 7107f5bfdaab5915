import { useFindWords } from '../words/findWords';
import { NEXT_TIMES, type Asked } from './question';
import { useAsk } from './useAsk';

/** A day by its date: for those beyond the week ahead. */
export function DayField({ asked, today }: { asked: Asked; today: string }) {
  const words = useFindWords();
  const ask = useAsk();
  const isDay = !NEXT_TIMES.some((when) => when === asked.when);
  return (
    <label className="days">
      {words.day}
      <input
        type="date"
        className="form-control day"
        min={isDay ? undefined : today}
        value={isDay ? asked.when : ''}
        onChange={({ target }) => ask({ ...asked, when: target.value || 'now' })}
      />
    </label>
  );
}
