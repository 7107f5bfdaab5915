import { DataText } from '../places/DataText';
import { useLanguageCode } from '../words/language';
import { slotText } from './openTexts';
import type { Slot } from './slots';

/** When a place receives people, and for what where it offers several services. */
export function SlotText({ slot }: { slot: Slot }) {
  const language = useLanguageCode();
  return (
    <>
      {slotText(slot, language)}
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
