import { expect, test } from 'vitest';
import { codeOf, choicesOf, addressOf } from './choices';
import { countOf, NOTHING, planOf, POINTS, withPapersOf, type Choices } from './plan';
import { rules } from './rules';
import { shownBy } from '../tools/signature';

/** Every set of papers with a few sets of answers. */
function* everyChoice(): Generator<Choices> {
  const ids = rules.holds.map(({ id }) => id);
  const answers: Omit<Choices, 'holds'>[] = [
    { born: null, home: null, left: null },
    { born: 'born-nj', home: 'no-home', left: 'six-months' },
    { born: 'born-elsewhere', home: 'housed', left: 'longer' },
  ];
  for (let set = 0; set < 2 ** ids.length; set += 1)
    for (const rest of answers)
      yield { ...rest, holds: ids.filter((_, at) => (set >> at) % 2 === 1) };
}

test('the plan names what is missing, whatever one has, and says where and for how much', () => {
  for (const choices of everyChoice()) {
    const steps = planOf(choices);
    const names = steps.map(({ id }) => id);
    for (const id of names) expect(choices.holds).not.toContain(id);
    const has = (id: string) => choices.holds.includes(id);
    expect(names.includes('nj-id')).toBe(!has('nj-id'));
    expect(names.includes('ss-card')).toBe(!has('ss-card'));
    expect(names.includes('birth')).toBe(
      !rules.holds.some(({ id, main }) => main === true && has(id)),
    );
    for (const { id, lines } of steps)
      for (const kind of ['where', 'cost'])
        expect(
          lines.some((line) => line.kind === kind),
          `${id}: ${kind}`,
        ).toBe(true);
  }
});

test('the birth certificate comes first, and no step needs a paper of a later one', () => {
  for (const choices of everyChoice()) {
    const names = planOf(choices).map(({ id }) => id);
    if (names.includes('birth')) expect(names[0]).toBe('birth');
    const { points } = countOf(choices);
    const isAfter = names.indexOf('nj-id') > names.indexOf('ss-card');
    if (names.includes('nj-id') && names.includes('ss-card')) expect(isAfter).toBe(points < POINTS);
  }
});

test('one main paper and one of the others have to be there, and a second main paper counts then', () => {
  const points = (...holds: string[]) => countOf({ ...NOTHING, holds }).points;
  expect(points('birth', 'prison-card')).toBe(6);
  expect(points('prison-card')).toBe(6);
  expect(points('birth', 'passport')).toBe(4);
  expect(points('birth', 'passport', 'ss-card')).toBe(9);
  expect(points('foreign-passport', 'state-license', 'bank')).toBe(9);
  // Nobody is sent with more than is needed.
  expect(points('birth', 'passport', 'prison-card')).toBe(6);
  expect(points('birth', 'ss-card', 'diploma', 'bank')).toBe(6);
  expect(points()).toBe(4);
});

test('the law of a card is shown to who has that card, for six months', () => {
  const laws = (choices: Partial<Choices>) =>
    planOf({ ...NOTHING, ...choices }).flatMap(({ lines }) => lines.map(({ id }) => id));
  expect(laws({ holds: ['prison-card'] })).toContain('birth-prison-card');
  expect(laws({ holds: ['prison-card'], left: 'longer' })).not.toContain('birth-prison-card');
  expect(laws({ holds: ['prison-card'] })).not.toContain('id-law-jail');
  expect(laws({ holds: ['jail-card'] })).toContain('id-law-jail');
  expect(laws({ home: 'no-home' })).toContain('id-free-shelter');
  expect(laws({ home: 'housed' })).not.toContain('id-free-shelter');
});

test('who has no paper with an address is told whom to ask, and no step asks only for what the plan says is missing', () => {
  for (const choices of everyChoice())
    for (const { id, lines } of planOf(choices)) {
      const ids = lines.map((line) => line.id);
      const isShort = ids.includes('birth-bring') && !choices.holds.includes('address');
      expect(ids.includes('birth-none'), id).toBe(isShort);
      expect(ids.includes('birth-help'), id).toBe(isShort);
      expect(ids.includes('birth-letter'), id).toBe(isShort && choices.home !== 'housed');
    }
});

test('a code holds the choices and no word of them', () => {
  for (const choices of everyChoice()) expect(choicesOf(codeOf(choices))).toEqual(choices);
  for (const wrong of ['', '?', 'zzzzzzzz', 'ABC', '-1', '123456789'])
    expect(choicesOf(wrong)).toBeNull();
  const address = addressOf('https://help.example.org/', { ...NOTHING, holds: ['prison-card'] });
  expect(address).toBe('https://help.example.org/papers#1kw');
});

test('a signature that is older than the rules does not count', () => {
  const signed = { state: 'signed', by: 'Jane Doe', on: '2026-12-01' } as const;
  expect(shownBy(signed, '2026-12-01').is).toBe('signed');
  expect(shownBy(signed, '2026-12-02').is).toBe('hidden');
  expect(shownBy({ state: 'unsigned' }).is).toBe('unsigned');
  expect(shownBy({ state: 'hidden' }).is).toBe('hidden');
});

test('the points of the ID card count the papers of the steps before it', () => {
  const steps = planOf(NOTHING);
  expect(steps.map(({ id }) => id)).toEqual(['birth', 'ss-card', 'nj-id']);
  const alone = countOf(NOTHING);
  const then = countOf(withPapersOf(NOTHING, steps.slice(0, 2)));
  expect(then.points).toBe(alone.points + 1);
  expect(then.papers.map(({ id }) => id)).toEqual(['birth', 'ss-card']);
});
