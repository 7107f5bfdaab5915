import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Chosen, ResumeShelf } from '../backend/ResumeShelf';
import type { SelectableFile } from '../generated/bindings';
import { useResumeWords } from '../words/resumeWords';

interface Props {
  shelf: ResumeShelf;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen | null) => void;
}

/** Kiosk: the PDFs on a plugged-in stick, to choose with one tap. */
export function OfferedFiles({ shelf, chosen, onChoose }: Props) {
  const { upload } = useResumeWords();
  const [offers, setOffers] = useState<SelectableFile[] | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  // The answer comes below the button, where the edge of the screen may be.
  useEffect(() => {
    if (offers) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [offers]);
  const look = async () => {
    onChoose(null);
    const found = await shelf.offers().catch(() => []);
    setOffers(found);
    // The only file there is needs no choice.
    if (found.length === 1) onChoose(found[0] ?? null);
  };
  return (
    <>
      <p>{upload.plugIn}</p>
      <Button variant="outline-primary" onClick={() => void look()}>
        {offers ? upload.lookAgain : upload.look}
      </Button>
      <div ref={answer}>
        <p role="status">{offers?.length === 0 && upload.none}</p>
        {offers && offers.length > 0 && (
          <fieldset className="offers">
            <legend>{upload.choose}</legend>
            {offers.map((offer) => (
              <label key={offer.id}>
                <input
                  type="radio"
                  name="offer"
                  checked={chosen !== null && 'id' in chosen && chosen.id === offer.id}
                  onChange={() => onChoose(offer)}
                />
                {`${offer.name} (${upload.on(offer.place)})`}
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </>
  );
}
