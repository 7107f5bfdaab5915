import type { Near } from '../generated/bindings';
import { useFindWords } from '../words/findWords';

/**
 * How far a place is. From the middle of a town or county, which may be some miles wide, it is about so many whole
 * miles; a ZIP code area is small.
 */
export function Miles({ miles, near }: { miles: number | null; near: Near | null }) {
  const words = useFindWords();
  if (miles === null) return null;
  const isFromZip = near !== null && near.zip !== null;
  return (
    <span className="miles">
      {isFromZip ? words.miles(miles) : words.aboutMiles(Math.max(1, Math.round(miles)))}
    </span>
  );
}
