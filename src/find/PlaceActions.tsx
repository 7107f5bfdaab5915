import { useBackend } from '../backend/context';
import type { FoundPlace } from '../generated/bindings';
import { parse } from '../mylist/items';
import { TakeButton } from '../mylist/TakeButton';
import { OutsideLink } from '../page/OutsideLink';
import { cellContent } from '../places/cellContent';
import { useFindWords } from '../words/findWords';
import { rowOf } from './row';

/** Call, go, look at the website, save: one press each. */
export function PlaceActions({ place }: { place: FoundPlace }) {
  const words = useFindWords();
  const { device } = useBackend();
  const row = rowOf(place);
  const [address, website] = [cellContent('address', row), cellContent('website', row)];
  const [item] = parse(place.code);
  const number = callable(place.phone);
  return (
    <div className="place-actions no-print">
      {place.phone && number && device.kind !== 'kiosk' && (
        <a className="btn btn-primary" href={`tel:${number}`}>
          {words.call(place.phone)}
        </a>
      )}
      {address.kind === 'directions' && (
        <OutsideLink className="btn btn-outline-primary" address={address.address}>
          {words.directions}
        </OutsideLink>
      )}
      {website.kind === 'link' && (
        <OutsideLink className="btn btn-outline-primary" address={website.address}>
          {words.website}
        </OutsideLink>
      )}
      <TakeButton list={place.list} row={row} text={words.save} {...(item && { item })} />
    </div>
  );
}

/** The first telephone number of a text, as digits that a phone can call; `null` when there is none. */
function callable(phone: string | null): string | null {
  const found = /\+?1?[\s.(-]*\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}|\b[2-9]11\b/.exec(phone ?? '');
  return found ? found[0].replace(/[^\d+]/g, '') : null;
}
