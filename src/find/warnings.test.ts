import { expect, test } from 'vitest';
import { foundPlace } from '../test/foundPlace';
import { call211Of, warningsOf } from './warnings';

const noted = (notes: string | null, state: 'open' | 'ask' = 'open') => {
  const place = foundPlace('Place', { notes, phone: '973-555-0100' });
  return { ...place, open: { ...place.open, state } };
};

test.each([
  ['Bergen residents. Check the address first', ['Check the address first']],
  [
    'Last in line 15 minutes before closing. May close for deliveries: call first',
    ['Last in line 15 minutes before closing', 'May close for deliveries: call first'],
  ],
  ['Sites change each winter. Call 211 first', ['Sites change each winter', 'Call 211 first']],
  ['Call 211 first; you can use the phone there', ['Call 211 first']],
  ['Small closet. Call first', ['Call first']],
  ['Closed July and August', ['Closed July and August']],
  ['Address kept private: call', ['Address kept private: call']],
  [
    'For teens and walk-ins. End time looks wrong in the source',
    ['End time looks wrong in the source'],
  ],
  // Who has a way to go knows it from the rest of the card, or needs it for something else.
  ['Daytime meals. Check before you go', []],
  ['First place to ask for rent help. After hours call 211', []],
  ['Proof of address to register', []],
  ['Soup kitchen and pantry. County residents. Intake form', []],
  [null, []],
])('of "%s" who comes is warned of %j', (notes, warnings) => {
  expect(warningsOf(noted(notes))).toEqual(warnings);
});

test('that one has to call is not said again beside a state that says it', () => {
  expect(warningsOf(noted('Small closet. Call first', 'ask'))).toEqual([]);
  const reason = 'May close for deliveries: call first';
  expect(warningsOf(noted(reason, 'ask'))).toEqual([reason]);
});

test.each([
  ['14 places. Sites change each winter. Call 211 first', 'Call 211 first'],
  ['Call 211 for hours', 'Call 211 for hours'],
  ['First place to ask. After hours call 211', undefined],
  ['Call first', undefined],
])('"%s" sends to 211: %s', (notes, sentence) => {
  expect(call211Of({ notes })).toBe(sentence);
});
