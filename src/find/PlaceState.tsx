import type { FoundPlace } from '../generated/bindings';
import { DataText } from '../places/DataText';
import { useFindWords } from '../words/findWords';
import { OpenBadge, StateBadge } from './OpenBadge';
import { isNowhere } from './row';
import { wantsNoCall } from '../places/noCall';
import { call211Of } from './warnings';

type Known = Pick<FoundPlace, 'open' | 'phone' | 'notes' | 'address' | 'city' | 'website'>;

/** Whether a place is open. Of one that has no telephone, or wants no call, nobody is told to call it. */
export function PlaceState({ place, at }: { place: Known; at: string }) {
  const words = useFindWords();
  const { open } = place;
  const call211 = call211Of(place);
  if (open.state !== 'ask') return <OpenBadge open={open} at={at} />;
  if (call211 !== undefined)
    return (
      <StateBadge state="ask">
        <DataText field="notes" text={call211} />
      </StateBadge>
    );
  // A rule or a notice is no door that is open.
  if (isNowhere(place)) return null;
  if (place.phone === null || wantsNoCall(place))
    return <StateBadge state="ask">{words.notSure}</StateBadge>;
  return <OpenBadge open={open} at={at} />;
}
