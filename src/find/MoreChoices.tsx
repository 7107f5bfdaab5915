import { useState } from 'react';
import { useFindWords } from '../words/findWords';
import { DayField } from './DayField';
import { NEXT_DAYS, NEXT_TIMES, OTHER_WISHES, type Asked } from './question';
import { WishChips } from './WishChips';
import { addDays } from '../placefacts/wallDate';

/** From this size on, the choices leave room for the first answer on the screen. */
const ROOMY = '(width >= 48rem) and (height >= 60rem)';

/** The choices beyond place, time and the first wishes: closed unless there is room for an answer below them. */
export function MoreChoices({ asked, today }: { asked: Asked; today: string }) {
  const words = useFindWords();
  const [isOpen] = useState(() => isChosen(asked, today) || matchMedia(ROOMY).matches);
  return (
    <details className="more-choices" open={isOpen}>
      <summary>{words.moreChoices}</summary>
      <WishChips asked={asked} wishes={OTHER_WISHES} />
      <DayField asked={asked} today={today} />
    </details>
  );
}

/** Whether one of these choices was made: then they are shown. */
function isChosen({ wishes, when }: Asked, today: string): boolean {
  const near = [...NEXT_TIMES, ...NEXT_DAYS.map((ahead) => addDays(today, ahead))];
  return wishes.some((wish) => OTHER_WISHES.includes(wish)) || !near.includes(when);
}
