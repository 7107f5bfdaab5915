import Button from 'react-bootstrap/Button';
import { Dialog } from '../dialog/Dialog';
import type { EmployerMatch } from '../generated/bindings';
import { useOutsideWords } from '../words/outsideWords';
import { phoneText } from './contactOf';
import { QrCode } from '../page/QrCode';

/** How to reach an employer, as a code that a phone keeps. */
export function PhoneCode({ employer, onClose }: { employer: EmployerMatch; onClose: () => void }) {
  const outside = useOutsideWords();
  const text = phoneText(employer);
  return (
    <Dialog
      id="code"
      title={employer.name}
      bodyClassName="outside"
      onClose={onClose}
      actions={<Button onClick={onClose}>{outside.ok}</Button>}
    >
      <QrCode value={text} size={260} marginSize={4} title={outside.code} />
      <p className="address">{text}</p>
    </Dialog>
  );
}
