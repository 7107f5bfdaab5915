import type { FoundPlace } from '../generated/bindings';
import { EMPTY, type Appointment } from '../tools/calendar';
import { clock } from '../placefacts/wallDate';
import type { Slot } from './slots';

/** A visit to a place as an appointment: what a phone needs to lead a person there. */
export function visitOf(place: FoundPlace, slot: Slot): Appointment {
  const { name, address, city, zip, phone } = place;
  const where = [address, city, zip && `NJ ${zip}`].filter(Boolean).join(', ');
  return {
    ...EMPTY,
    what: name,
    day: slot.day,
    time: clock(slot.from ?? 0),
    until: slot.to === null ? '' : clock(slot.to),
    place: where,
    way: phone ?? '',
  };
}
