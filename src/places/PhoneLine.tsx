import { useBackend } from '../backend/context';
import { Unbroken } from './DataText';
import { callable } from './phone';

/**
 * The telephone number of a place. Where it stands on a button that calls it, it is not said twice: it is for paper
 * then.
 */
export function PhoneLine({ phone }: { phone: string | null }) {
  const { device } = useBackend();
  if (phone === null) return null;
  const isOnButton = callable(phone) !== null && device.kind !== 'kiosk';
  return (
    <p className={isOnButton ? 'place-phone on-paper' : 'place-phone'}>
      <strong>
        <Unbroken text={phone} />
      </strong>
    </p>
  );
}
