import { useState } from 'react';
import { late } from '../page/late';
import { useTextsPlaces } from './useTextsPlaces';

const TextDialog = late(async () => (await import('./TextDialog')).TextDialog);

interface Props {
  /** Ids or codes of the places. */
  places: string[];
  label: string;
}

/** Sends places to a phone by text message. Not there where messages are off. */
export function TextButton({ places, label }: Props) {
  const isOn = useTextsPlaces();
  const [isOpen, setOpen] = useState(false);
  if (!isOn) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-primary text-places no-print"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && <TextDialog places={places} onClose={() => setOpen(false)} />}
    </>
  );
}
