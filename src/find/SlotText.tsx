import { DataText } from '../places/DataText';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { slotText } from './openTexts';
import type { Slot } from './slots';

/** When a place receives people, and for what where it offers several services. */
export function SlotText({ slot }: { slot: Slot }) {
  const words = useFindWords();
  const language = useLanguageCode();
  return (
    <>
      {slotText(slot, words, language)}
      {slot.service && (
        <>
          {', '}
          <span lang="en">
            <DataText field="service" text={slot.service} />
          </span>
        </>
      )}
    </>
  );
}
