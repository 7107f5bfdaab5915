import { useState } from 'react';
import type { Language, Need, Wish } from '../generated/bindings';
import { dateText } from '../words/dates';
import type { FindWords } from '../words/find.en';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { DayField } from './DayField';
import { NEXT_DAYS, NEXT_TIMES, otherWishes, type Asked } from './question';
import { WishChips } from './WishChips';
import { addDays } from '../placefacts/wallDate';

/** From this size on, the choices leave room for the first answer on the screen. */
const ROOMY = '(width >= 48rem) and (height >= 60rem)';
/** A phone: what was chosen is said in the line that opens the choices. */
const NARROW = '(width < 48rem)';

/** Choices that are said in that line, so that it leaves room for the first answer. */
const SAID = 2;

/** The choices beyond place, time and the first wishes: closed unless there is room for an answer below them. */
export function MoreChoices({ asked, need, today }: { asked: Asked; need: Need; today: string }) {
  const words = useFindWords();
  const language = useLanguageCode();
  const offered = otherWishes(need);
  const chosen = chosenOf(asked, offered, today, words, language);
  const [isOpen] = useState(
    () => matchMedia(ROOMY).matches || (chosen.length > 0 && !matchMedia(NARROW).matches),
  );
  return (
    <details className="more-choices" open={isOpen}>
      <summary>
        {words.moreChoices}
        {chosen.length > 0 && <span className="chosen">: {inShort(chosen)}</span>}
      </summary>
      <WishChips asked={asked} wishes={offered} />
      <DayField asked={asked} today={today} />
    </details>
  );
}

/** The first of what was chosen, and how many more there are: "are free, take families +2". */
function inShort(chosen: string[]): string {
  const more = chosen.length - SAID;
  return [chosen.slice(0, SAID).join(', '), more > 0 && `+${more}`].filter(Boolean).join(' ');
}

/** What was chosen of these, in words. */
function chosenOf(
  { wishes, when }: Asked,
  offered: readonly Wish[],
  today: string,
  words: FindWords,
  language: Language,
): string[] {
  const near: string[] = [...NEXT_TIMES, ...NEXT_DAYS.map((ahead) => addDays(today, ahead))];
  const form: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };
  const day = near.includes(when) ? [] : [dateText(language, form, new Date(`${when}T12:00Z`))];
  const others = offered.filter((wish) => wishes.includes(wish));
  return [...day, ...others.map((wish) => words.wishNames[wish])];
}
