import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import type { Ending } from '../backend/Terminal';
import { useVisitWords } from '../words/visitWords';

interface Props {
  left: number;
  ending: Ending;
  onStay: () => void;
}

/** A screen reader hears the warning, and the time at its half and near its end. */
export function Warning({ left, ending, onStay }: Props) {
  const { idle } = useVisitWords();
  const isVisit = ending === 'visit';
  const text = isVisit ? idle.text : idle.logOutText;
  const leftText = isVisit ? idle.left : idle.logOutLeft;
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
