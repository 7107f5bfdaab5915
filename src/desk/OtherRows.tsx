import type { DeskPlace, Row } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { TwinLinks } from './TwinLinks';
import { TwinsOff } from './TwinsOff';

/** What is the same in every row of a place. */
const SHARED = ['name', 'address', 'city', 'county', 'zip', 'phone', 'website', 'hours'];

interface Props {
  /** A place after a change. */
  place: DeskPlace;
  /** What the change set. */
  after: Row;
}

/** Names the other rows of a place where a change is of something that they say too. */
export function ChangedRows({ place, after }: Props) {
  const words = useDeskWords();
  const isTold = place.status === 'listed' && place.twins.length > 0;
  if (!isTold || !SHARED.some((field) => field in after)) return null;
  return (
    <p>
      {words.twinsToo} <TwinLinks place={place} />.
    </p>
  );
}

/** What a published suggestion leaves to do at the other rows of its place. */
export function OtherRows({ place, after, onActed }: Props & { onActed: () => void }) {
  return place.status === 'listed' ? (
    <ChangedRows place={place} after={after} />
  ) : (
    <TwinsOff place={place} onActed={onActed} />
  );
}
