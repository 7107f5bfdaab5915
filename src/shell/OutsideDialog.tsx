import { QRCodeSVG } from 'qrcode.react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { Link } from 'react-router';
import { useOutsideWords } from '../words/outsideWords';

interface Props {
  /** An https, http or mailto address. */
  address: string;
  /** What to do with it, when it could open here too. */
  text?: string;
  onClose: () => void;
}

/** An address to take along, as text and as a code for a phone. */
export function OutsideDialog({ address, text, onClose }: Props) {
  const outside = useOutsideWords();
  const isMail = address.startsWith('mailto:');
  return (
    <Modal show centered onHide={onClose} aria-labelledby="outside-title" animation={false}>
      <Modal.Header>
        <Modal.Title id="outside-title" as="h2">
          {outside.title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body className="outside">
        <p>{text ?? (isMail ? outside.mailText : outside.text)}</p>
        <QRCodeSVG value={address} size={260} marginSize={4} title={outside.code} />
        <p className="address">{address.replace(/^mailto:/, '')}</p>
        {isMail && (
          <Link to="/contact" onClick={onClose}>
            {outside.useForm}
          </Link>
        )}
      </Modal.Body>
      <Modal.Footer>
        <Button onClick={onClose}>{outside.ok}</Button>
      </Modal.Footer>
    </Modal>
  );
}
