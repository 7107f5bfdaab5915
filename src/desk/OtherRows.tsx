import type { DeskPlace, Row } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { TwinLinks } from './TwinLinks';
import { TwinsOff } from './TwinsOff';

/** What is the same in every row of a place. */
const SHARED = ['name', 'address', 'city', 'county', 'zip', 'phone', 'website', 'hours'];

/** Whether a change of some fields is one of what other rows of the place say too. */
export function isShared(place: DeskPlace, after: Row): boolean {
  return place.status === 'listed' && place.twins.length > 0 && SHARED.some((it) => it in after);
}

interface Props {
  /** The place after a suggestion was published. */
  place: DeskPlace;
  /** What the suggestion changed. */
  after: Row;
  onActed: () => void;
}

/** What a published suggestion leaves to do at the other rows of its place. */
export function OtherRows({ place, after, onActed }: Props) {
  const words = useDeskWords();
  if (place.status !== 'listed') return <TwinsOff place={place} onActed={onActed} />;
  if (!isShared(place, after)) return null;
  return (
    <p>
      {words.twinsToo} <TwinLinks place={place} />.
    </p>
  );
}
