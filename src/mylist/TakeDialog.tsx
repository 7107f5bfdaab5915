import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import type { Row } from '../generated/bindings';
import { valueOf } from '../listings/cellContent';
import { useTerminal } from '../visit/useTerminal';
import { useVisitWords } from '../words/visitWords';
import { addressOf, keyOf } from './items';
import { PlaceFacts } from './PlaceFacts';
import { PrintButton } from './PrintButton';
import { add, isOn, remove, useMyList } from './store';

interface Props {
  list: string;
  row: Row;
  onClose: () => void;
}

/** One place to take along: its facts, a code for a phone, paper, the list of this visit. */
export function TakeDialog({ list, row, onClose }: Props) {
  const { website } = useTerminal();
  const { take } = useVisitWords();
  const item = { list, key: keyOf(row) };
  const isListed = isOn(useMyList(), item);
  const [isFull, setFull] = useState(false);
  const toggle = () => {
    if (isListed) remove(item);
    else setFull(!add(item));
  };
  return (
    <Modal
      show
      centered
      scrollable
      size="lg"
      className="takeaway"
      onHide={onClose}
      animation={false}
      aria-labelledby="take-title"
    >
      <Modal.Header>
        <Modal.Title id="take-title" as="h2" lang="en">
          {valueOf(row, 'name')}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <div className="take-body">
          <PlaceFacts row={row} />
          <figure>
            <QRCodeSVG
              value={addressOf(website, [item])}
              size={220}
              marginSize={4}
              title={take.code}
            />
            <figcaption>{take.scan}</figcaption>
          </figure>
        </div>
        <p role="alert">{isFull && !isListed ? take.full : ''}</p>
      </Modal.Body>
      <Modal.Footer>
        <PrintButton label={take.print} />
        <Button variant="outline-primary" aria-pressed={isListed} onClick={toggle}>
          {isListed ? take.remove : take.add}
        </Button>
        <Button onClick={onClose}>{take.close}</Button>
      </Modal.Footer>
    </Modal>
  );
}
