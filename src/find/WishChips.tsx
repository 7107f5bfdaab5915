import type { Wish } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { ChipLine } from './ChipLine';
import type { Asked } from './question';
import { useAsk } from './useAsk';

/** What the place has to be like: each is tapped on and off. */
export function WishChips({ asked, wishes: offered }: { asked: Asked; wishes: readonly Wish[] }) {
  const words = useFindWords();
  const ask = useAsk();
  const toggle = (wish: Wish) => {
    const wishes = asked.wishes.includes(wish)
      ? asked.wishes.filter((it) => it !== wish)
      : [...asked.wishes, wish];
    ask({ ...asked, wishes });
  };
  return (
    <ChipLine legend={words.wishes} className="wishes">
      {offered.map((wish) => (
        <button
          key={wish}
          type="button"
          className="btn chip"
          aria-pressed={asked.wishes.includes(wish)}
          onClick={() => toggle(wish)}
        >
          {words.wishNames[wish]}
        </button>
      ))}
    </ChipLine>
  );
}
