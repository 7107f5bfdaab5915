import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useBackend } from '../backend/context';
import { useTerminal } from '../backend/useTerminal';
import { Dialog } from '../dialog/Dialog';
import type { PlaceUse, Row } from '../generated/bindings';
import { valueOf } from '../places/cellContent';
import { useCardWords } from '../words/cardWords';
import { useTextWords } from '../words/textWords';
import { useVisitWords } from '../words/visitWords';
import { addressOf, format, type Item } from './items';
import './paper.css';
import { CheckedDay } from '../places/CheckedDay';
import { PlaceFacts } from '../places/PlaceFacts';
import { PrintButton } from '../places/PrintButton';
import { PrintedOn } from '../places/PrintedOn';
import { canShare, share } from './share';
import { add, isOn, remove, useMyList } from './store';
import { useTextsPlaces } from './useTextsPlaces';
import { late } from '../page/late';
import { QrCode } from '../page/QrCode';

const TextDialog = late(async () => (await import('./TextDialog')).TextDialog);

interface Props {
  item: Item;
  row: Row;
  onClose: () => void;
}

/** One place to take along: its facts, a code for a phone, paper, the list of this visit. */
export function TakeDialog({ item, row, onClose }: Props) {
  const { website } = useTerminal();
  const backend = useBackend();
  const { take } = useVisitWords();
  const card = useCardWords();
  const texting = useTextWords();
  const isListed = isOn(useMyList(), item);
  const textsPlaces = useTextsPlaces();
  const [isTexting, setTexting] = useState(false);
  const [isFull, setFull] = useState(false);
  const count = (kind: PlaceUse) => backend.countPlaceUses([format([item])], kind);
  const send = () => {
    count('saved');
    share(valueOf(row, 'name'), website, [item]);
  };
  const toggle = () => {
    if (isListed) remove(item);
    else if (add(item)) count('saved');
    else setFull(true);
  };
  if (isTexting) {
    return (
      <TextDialog places={[format([item])]} onClose={() => setTexting(false)} onDone={onClose} />
    );
  }
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
          {canShare() && <Button onClick={send}>{card.send}</Button>}
          <PrintButton label={take.print} onPrint={() => count('printed')} />
          <Button variant="outline-primary" aria-pressed={isListed} onClick={toggle}>
            {isListed ? take.remove : take.add}
          </Button>
          <Button onClick={onClose}>{take.close}</Button>
        </>
      }
    >
      <PrintedOn />
      <div className="take-body">
        <PlaceFacts row={row} Checked={CheckedDay} />
        <figure>
          <QrCode
            className="for-another-phone"
            value={addressOf(website, [item])}
            size={220}
            marginSize={4}
            title={take.code}
          />
          <figcaption>
            <span className="for-another-phone">{take.scan}</span>
            {textsPlaces && (
              <Button
                variant="outline-primary"
                className="text-places no-print"
                onClick={() => setTexting(true)}
              >
                {texting.button}
              </Button>
            )}
          </figcaption>
        </figure>
      </div>
      <p role="alert">{isFull && !isListed ? take.full : ''}</p>
    </Dialog>
  );
}
