import { useFindWords } from '../words/findWords';
import { ChipLine } from './ChipLine';
import { DayChips } from './DayChips';
import { isAsked, NEXT_TIMES, type Asked } from './question';
import { useAsk } from './useAsk';

/** When the person wants to go. */
export function WhenChoice({ asked, today }: { asked: Asked; today: string }) {
  const words = useFindWords();
  const ask = useAsk();
  return (
    <ChipLine legend={words.when} className="times">
      {NEXT_TIMES.map((when) => (
        <button
          key={when}
          type="button"
          className="btn chip"
          aria-pressed={isAsked(asked.when, when, today)}
          onClick={() => ask({ ...asked, when })}
        >
          {words.whens[when]}
        </button>
      ))}
      <DayChips asked={asked} today={today} />
    </ChipLine>
  );
}
