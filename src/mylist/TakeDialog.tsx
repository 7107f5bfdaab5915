import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTerminal } from '../backend/useTerminal';
import { Dialog } from '../dialog/Dialog';
import type { Row } from '../generated/bindings';
import { valueOf } from '../places/cellContent';
import { useVisitWords } from '../words/visitWords';
import { addressOf, keyOf } from './items';
import { PlaceFacts } from '../places/PlaceFacts';
import { PrintButton } from '../places/PrintButton';
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
    <Dialog
      id="take"
      title={valueOf(row, 'name')}
      titleLang="en"
      size="lg"
      className="takeaway"
      onClose={onClose}
      actions={
        <>
          <PrintButton label={take.print} />
          <Button variant="outline-primary" aria-pressed={isListed} onClick={toggle}>
            {isListed ? take.remove : take.add}
          </Button>
          <Button onClick={onClose}>{take.close}</Button>
        </>
      }
    >
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
    </Dialog>
  );
}
