import { useFindWords } from '../words/findWords';
import type { Asked } from './question';
import { useAsk } from './useAsk';

const NEXT = ['now', 'today', 'tomorrow'] as const;

/** When the person wants to go; `today` is the day in New Jersey. */
export function WhenChoice({ asked, today }: { asked: Asked; today: string }) {
  const words = useFindWords();
  const ask = useAsk();
  const isDay = !NEXT.some((when) => when === asked.when);
  return (
    <fieldset className="chips">
      <legend>{words.when}</legend>
      {NEXT.map((when) => (
        <button
          key={when}
          type="button"
          className="btn chip"
          aria-pressed={asked.when === when}
          onClick={() => ask({ ...asked, when })}
        >
          {words.whens[when]}
        </button>
      ))}
      <label className="day">
        {words.day}
        <input
          type="date"
          className="form-control"
          min={isDay ? undefined : today}
          value={isDay ? asked.when : ''}
          onChange={({ target }) => ask({ ...asked, when: target.value || 'now' })}
        />
      </label>
    </fieldset>
  );
}
