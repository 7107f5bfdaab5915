import { useBackend } from '../backend/context';
import type { Row } from '../generated/bindings';
import { OutsideLink } from '../page/OutsideLink';
import { useCardWords } from '../words/cardWords';
import { useWords } from '../words/language';
import { cellContent, EMPTY, siteOf, valueOf } from './cellContent';
import { Unbroken } from './DataText';
import { wantsNoCall } from './noCall';
import { callable } from './phone';

/** The ways to reach a place. A kiosk has no telephone, so it shows the number alone. */
export function ReachLinks({ row }: { row: Row }) {
  const words = useCardWords();
  const { opensNewTab } = useWords();
  const { device } = useBackend();
  const [name, phone] = [valueOf(row, 'name'), valueOf(row, 'phone')];
  const address = cellContent('address', row);
  const site = siteOf(row);
  const isCalled = phone !== EMPTY && !wantsNoCall({ notes: valueOf(row, 'notes') });
  const number = callable(isCalled ? phone : null);
  return (
    <>
      {number && device.kind !== 'kiosk' && (
        <a className="btn btn-primary" href={`tel:${number}`}>
          <Unbroken text={words.call(phone)} />
        </a>
      )}
      {address.kind === 'directions' && (
        <OutsideLink
          className="btn btn-outline-primary"
          address={address.address}
          label={`${words.directions}, ${name}, ${opensNewTab}`}
        >
          {words.directions}
        </OutsideLink>
      )}
      {site !== null && (
        <OutsideLink
          className="btn btn-outline-primary"
          address={site}
          label={`${words.website}, ${name}, ${opensNewTab}`}
        >
          {words.website}
        </OutsideLink>
      )}
    </>
  );
}
