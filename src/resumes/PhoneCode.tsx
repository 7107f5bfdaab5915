import { QRCodeSVG } from 'qrcode.react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import type { EmployerMatch } from '../generated/bindings';
import { useOutsideWords } from '../words/outsideWords';
import { phoneText } from './contactOf';

/** How to reach an employer, as a code that a phone keeps. */
export function PhoneCode({ employer, onClose }: { employer: EmployerMatch; onClose: () => void }) {
  const outside = useOutsideWords();
  const text = phoneText(employer);
  return (
    <Modal show centered onHide={onClose} aria-labelledby="code-title" animation={false}>
      <Modal.Header>
        <Modal.Title id="code-title" as="h2">
          {employer.name}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body className="outside">
        <QRCodeSVG value={text} size={260} marginSize={4} title={outside.code} />
        <p className="address">{text}</p>
      </Modal.Body>
      <Modal.Footer>
        <Button onClick={onClose}>{outside.ok}</Button>
      </Modal.Footer>
    </Modal>
  );
}
