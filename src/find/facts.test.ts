import { expect, test } from 'vitest';
import type { FoundPlace, Requirements } from '../generated/bindings';
import { NOTHING_ASKED } from '../test/nothingAsked';
import { find as en } from '../words/find.en';
import { find as es } from '../words/find.es';
import { find as ht } from '../words/find.ht';
import { find as pt } from '../words/find.pt';
import { factsOf, mayHaveChanged, papersOf, quotesOf } from './facts';

const of = (parts: Partial<Requirements>, reception: 'appointment' | null = null) =>
  ({
    open: { reception },
    notes: null,
    requirements: { ...NOTHING_ASKED, ...parts },
  }) as FoundPlace;
const stated = <T>(value: T) => ({ value, words: '' });

test('a source that is silent says nothing', () => {
  expect(factsOf(of({}), en)).toEqual([]);
});

test.each([
  [of({ referral: stated('needed') }), 'Another office has to send you'],
  [of({ referral: stated('helps') }), null],
  [of({ ages: stated({ from: 18, to: 65 }) }), 'Ages 18 to 65'],
  [of({ ages: stated({ from: 62, to: null }) }), 'Ages 62 and up'],
  [of({ ages: stated({ from: null, to: 24 }) }), 'Up to age 24'],
  [of({ household: stated('without-children') }), 'Adults only, no children'],
  [of({ household: stated('both') }), null],
  [of({ sex: stated('women') }), 'Women only'],
  [of({ sex: stated('women'), household: stated('both') }), 'Women alone, and families'],
  [of({ languages: stated(['es', 'en']) }), 'They speak Spanish, English'],
  [of({ languages: stated(['en']) }), null],
  [of({ groups: [stated('pregnant'), stated('youth')] }), 'For pregnant women, young people'],
  [of({ sober: stated(true) }), 'No alcohol or drugs'],
  [of({ wheelchair: stated(true) }), 'Wheelchair access'],
  [of({ wheelchair: stated(false) }), 'No wheelchair access'],
  [of({ cost: stated('sliding') }), 'The price depends on your income'],
  [of({ record: stated('some') }), 'Some records are not accepted: ask'],
  [of({ record: stated('limits') }), 'Some records are not accepted: ask'],
  [of({ entry: stated('appointment') }, 'appointment'), 'With an appointment'],
  [of({ conditions: [stated('members')] }), 'Only for members'],
  [of({ conditions: [stated('waiting-list')] }), 'There is a waiting list'],
  [of({ conditions: [stated('only-some')] }), 'Not for everyone: ask first'],
  [of({ conditions: [stated('note')] }), null],
])('whom a place takes stands on its card, once', (place, fact) => {
  expect(factsOf(place, en)).toEqual(fact === null ? [] : [fact]);
  const sizes = [es, pt, ht].map((words) => factsOf(place, words).length);
  expect(sizes).toEqual(Array(3).fill(fact === null ? 0 : 1));
});

test.each([
  [of({ id: stated('any') }), ['an ID']],
  [of({ id: stated('photo') }), ['a photo ID']],
  [of({ id: stated('none') }), []],
  [of({ id: stated('any'), papers: [stated('id')] }), ['an ID']],
  [of({ id: stated('photo'), papers: [stated('id')] }), ['a photo ID']],
  [of({ id: stated('any'), papers: [stated('proof-of-address')] }), ['an ID', 'proof of address']],
  [of({ id: stated('photo'), papers: [stated('photo-id')] }), ['a photo ID']],
  [
    of({ id: stated('any'), papers: [stated('ids-of-household')] }),
    ['an ID for each person in your home'],
  ],
])('an ID that is asked for is among what to bring, once', (place, papers) => {
  expect(papersOf(place, en)).toEqual(papers);
});

test('what a source of another year says has to be asked', () => {
  const at = (freshness: FoundPlace['freshness']) => mayHaveChanged({ ...of({}), freshness });
  expect([at('old'), at('undated'), at('this-year'), at('fresh')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('what only the source can say is quoted, once', () => {
  const said = (value: 'note' | 'only-some' | 'members', words: string) => ({ value, words });
  const place = of({
    conditions: [
      said('note', 'Arrive by 5 pm'),
      said('only-some', 'Veterans only'),
      said('note', 'Arrive by 5 pm'),
      said('members', 'Members only'),
    ],
  });
  expect(quotesOf(place)).toEqual(['Arrive by 5 pm', 'Veterans only']);
});
