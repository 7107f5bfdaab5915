import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useBackend } from '../backend/context';
import { Dialog } from '../dialog/Dialog';
import type { FoundPlace } from '../generated/bindings';
import { calendarOf } from '../tools/calendar';
import { useFindWords } from '../words/findWords';
import { textOf } from '../words/data/part';
import { usePart } from '../words/language';
import type { Slot } from './slots';
import { SlotText } from './SlotText';
import { visitOf } from './visit';
import { fitsCode, QrCode } from '../page/QrCode';

interface Props {
  place: FoundPlace;
  slot: Slot;
  onClose: () => void;
}

/**
 * A visit as a calendar entry: a file where files can be saved, and a code for a phone. A phone can't scan its own screen:
 * there the file comes alone.
 */
export function VisitDialog({ place, slot, onClose }: Props) {
  const all = useFindWords();
  const words = all.place;
  const data = usePart('data');
  const sayData = (field: string, text: string) => (data ? textOf(data(field, text)) : text);
  const backend = useBackend();
  const isBrowser = backend.device.kind === 'browser';
  const [uid] = useState(() => backend.newKey());
  const [stamp] = useState(() => new Date());
  const calendar = calendarOf(visitOf(place, slot, all, sayData), uid, stamp);
  const save = () => {
    // RFC 5545, section 3.1: every line of the file ends with CRLF.
    const file = new Blob([`${calendar}\r\n`], { type: 'text/calendar;charset=utf-8' });
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = 'visit.ics';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Dialog
      id="visit"
      title={place.name}
      titleLang="en"
      bodyClassName="outside"
      onClose={onClose}
      actions={
        <>
          {isBrowser && <Button onClick={save}>{words.saveFile}</Button>}
          <Button variant={isBrowser ? 'outline-primary' : 'primary'} onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <p>
        <strong>
          <SlotText slot={slot} />
        </strong>
      </p>
      {slot.state === 'ask' && <p>{words.callFirst}</p>}
      <div className={isBrowser ? 'for-another-phone' : undefined}>
        {fitsCode(calendar) && <p>{words.scanVisit}</p>}
        <QrCode value={calendar} size={260} marginSize={4} title={words.visitCode} />
      </div>
    </Dialog>
  );
}
