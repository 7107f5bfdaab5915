import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { useBackend } from '../backend/context';
import { useVisitWords } from '../words/visitWords';

/** A screen reader hears the warning, and the time at its half and near its end. */
export function Warning({ left, onStay }: { left: number; onStay: () => void }) {
  const { idle } = useVisitWords();
  // A kiosk starts over; a shared browser logs out.
  const isKiosk = useBackend().device.kind === 'kiosk';
  const text = isKiosk ? idle.text : idle.logOutText;
  const leftText = isKiosk ? idle.left : idle.logOutLeft;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const [first] = useState(left);
  const spoken = [30, 10].find((mark) => left <= mark && first > mark && left > mark - 5);
  return (
    <Modal
      show
      centered
      backdrop="static"
      animation={false}
      onHide={onStay}
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
    >
      <Modal.Body className="idle">
        <h2 id="idle-title">{idle.title}</h2>
        <p id="idle-text">{text}</p>
        <p className="left" aria-hidden="true">
          {leftText(left)}
        </p>
        <p className="visually-hidden" role="status">
          {spoken === undefined ? '' : leftText(spoken)}
        </p>
        <Button ref={button} size="lg" onClick={onStay}>
          {idle.stay}
        </Button>
      </Modal.Body>
    </Modal>
  );
}
