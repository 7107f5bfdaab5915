import { useState } from 'react';
import { useFindWords } from '../words/findWords';
import { DayField } from './DayField';
import { NEXT_TIMES, type Asked } from './question';
import { WishChips } from './WishChips';

/** From this width on, the choices leave room for the first answer on the screen. */
const WIDE = '(width >= 48rem)';

/** The choices beyond place and time: closed on a phone, so that its first screen shows an answer. */
export function MoreChoices({ asked, today }: { asked: Asked; today: string }) {
  const words = useFindWords();
  const isChosen = asked.wishes.length > 0 || !NEXT_TIMES.some((when) => when === asked.when);
  const [isOpen] = useState(() => isChosen || matchMedia(WIDE).matches);
  return (
    <details className="more-choices" open={isOpen}>
      <summary>{words.moreChoices}</summary>
      <WishChips asked={asked} />
      <DayField asked={asked} today={today} />
    </details>
  );
}
