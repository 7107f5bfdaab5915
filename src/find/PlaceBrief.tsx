import type { Place } from '../generated/bindings';
import { clock, DAY_MINUTES, dateOf } from '../placefacts/wallDate';
import { DataText } from '../places/DataText';
import { slotsOn, type Slot } from './slots';
import { SlotText } from './SlotText';

/** Where a place is and when it receives people: what a person needs who is on the way. */
export function PlaceBrief({ known: { place, hours }, at }: { known: Place; at: string }) {
  const where = [place.address, place.city, place.zip].filter(Boolean).join(', ');
  const today = slotsOn(hours, dateOf(at)).filter((slot) => isAhead(slot, at));
  return (
    <>
      {where && (
        <p className="place-where" lang="en">
          {where}
        </p>
      )}
      {today.length > 0 && (
        <ul className="place-today no-print">
          {today.map((slot) => (
            <li key={`${slot.from ?? ''} ${slot.service ?? ''}`}>
              <SlotText slot={slot} />
            </li>
          ))}
        </ul>
      )}
      {place.hours && (
        // Paper is read on other days too.
        <p className={today.length > 0 ? 'place-hours on-paper' : 'place-hours'} lang="en">
          <DataText field="hours" text={place.hours} />
        </p>
      )}
    </>
  );
}

/** Whether a time is known and not over. One that ends on the next day is not over today. */
function isAhead({ day, from, to, state }: Slot, at: string): boolean {
  if (state !== 'open' || from === null) return false;
  const lasts = to !== null && (to <= from || to >= DAY_MINUTES);
  return lasts || `${day}T${clock(to ?? from)}` > at;
}
