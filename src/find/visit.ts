import type { FoundPlace } from '../generated/bindings';
import { isEvident } from '../places/kind';
import { EMPTY, type Appointment } from '../tools/calendar';
import type { FindWords } from '../words/find.en';
import { clock, DAY_MINUTES } from '../placefacts/wallDate';
import { longAgoText } from './checkedText';
import { papersOf } from './facts';
import type { Slot } from './slots';
import { wantsNoCall } from '../places/noCall';
import { call211Of, warningsOf } from './warnings';

/** What says a value of a list in the language of the visit. */
export type SayData = (field: string, text: string) => string;

/**
 * A visit to a place as an appointment: what a phone needs to lead a person there, and what they would not know without
 * the screen, in its language.
 */
export function visitOf(
  place: FoundPlace,
  slot: Slot,
  words: FindWords,
  sayData: SayData,
): Appointment {
  const { name, kind, address, city, zip, phone } = place;
  const where = [address, city, zip && `NJ ${zip}`].filter(Boolean).join(', ');
  const papers = papersOf(place, words);
  const warnings = warningsOf(place).map((text) => sayData('notes', text));
  const isCalled = phone !== null && call211Of(place) === undefined && !wantsNoCall(place);
  const asksFirst = slot.state === 'ask' && isCalled;
  const notes = [
    asksFirst && words.states.ask,
    ...warnings.filter((text) => !asksFirst || text !== sayData('notes', 'Call first')),
    slot.service !== null && sayData('service', slot.service),
    papers.length > 0 && `${words.bring}: ${papers.join(', ')}`,
    longAgoText(place, words),
  ];
  return {
    ...EMPTY,
    what: kind && !isEvident(kind, name) ? `${name} (${sayData('type', kind)})` : name,
    day: slot.day,
    time: clock(slot.from ?? 0),
    // No clock shows 24:00 (RFC 5545, section 3.3.12): that is the midnight after it.
    until: slot.to === null ? '' : clock(slot.to % DAY_MINUTES),
    place: where,
    way: phone ?? '',
    bring: notes.filter(Boolean).join('\n'),
  };
}
