import Button from 'react-bootstrap/Button';
import { Link } from 'react-router';
import { Dialog } from '../dialog/Dialog';
import { useOutsideWords } from '../words/outsideWords';
import { fitsCode, QrCode } from './QrCode';

interface Props {
  /** An https, http or mailto address. */
  address: string;
  /** What to do with its code, when it could open here too. */
  text?: string;
  onClose: () => void;
}

/** An address to take along, as text and as a code for a phone. */
export function OutsideDialog({ address, text, onClose }: Props) {
  const outside = useOutsideWords();
  const isMail = address.startsWith('mailto:');
  const reason = isMail ? outside.mail : outside.page;
  const whole = text ?? `${reason} ${outside.scan}`;
  // An address that is too long has no code to scan.
  const alone = text ? outside.write : `${reason} ${outside.write}`;
  return (
    <Dialog
      id="outside"
      title={outside.title}
      bodyClassName="outside"
      onClose={onClose}
      actions={<Button onClick={onClose}>{outside.ok}</Button>}
    >
      <p>{fitsCode(address) ? whole : alone}</p>
      <QrCode value={address} size={260} marginSize={4} title={outside.code} />
      <p className="address">{address.replace(/^mailto:/, '')}</p>
      {isMail && (
        <Link to="/contact" onClick={onClose}>
          {outside.useForm}
        </Link>
      )}
    </Dialog>
  );
}
