import { useState } from 'react';
import { Link } from 'react-router';
import type { Place } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { nextSlots, type Slot } from './slots';
import { SlotText } from './SlotText';
import { late } from '../page/late';

const VisitDialog = late(async () => (await import('./VisitDialog')).VisitDialog);

/** Times that are offered. */
const MOST = 4;

/** The next times of a place; one press puts a visit into the calendar of a phone. */
export function VisitTimes({ place, at }: { place: Place; at: string }) {
  const { place: words } = useFindWords();
  const [chosen, setChosen] = useState<Slot | null>(null);
  const slots = nextSlots(place.hours, at, MOST).filter(({ from }) => from !== null);
  return (
    <section className="visit-times no-print">
      <h2>{words.calendar}</h2>
      {slots.length === 0 ? (
        <p>
          {words.noTimes} <Link to="/appointment">{words.slip}</Link>
        </p>
      ) : (
        <ul>
          {slots.map((slot) => (
            <li key={`${slot.day} ${slot.from ?? ''} ${slot.service ?? ''}`}>
              <button
                type="button"
                className="btn btn-outline-primary"
                onClick={() => setChosen(slot)}
              >
                <SlotText slot={slot} />
                {slot.state === 'ask' && ` (${words.callFirst})`}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen && <VisitDialog place={place.place} slot={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
