import { beforeEach, expect, test } from 'vitest';
import { COMMON, withFeminine } from './commonTitles';
import {
  addJob,
  change,
  changeJob,
  clearAnswers,
  EMPTY,
  MOST,
  toggled,
} from '../resumeanswers/answers';
import { after, pathOf, refusedIn, STEPS } from './steps';
import { folded, search, titleOf, vocabulary } from './vocabulary';

const first = (text: string) => search(text)[0]?.trade.id;

beforeEach(() => clearAnswers());

test('work is found by its name, by what is done in it, and in either language', () => {
  expect(first('roof')).toBe('roofer');
  expect(first('albanil')).toBe('mason');
  expect(first('Albañil')).toBe('mason');
  expect(first('fork')).toBe('warehouse');
  expect(first('perros')).toBe('animals');
  expect(first('caring mother')).toBeUndefined();
  expect(first('mother')).toBe('home-care');
  expect(search('')).toEqual([]);
  expect(search('qqqq')).toEqual([]);
});

test('work is found by what a person says of it, in other forms of the words', () => {
  const names = (text: string) => search(text).map(({ trade }) => trade.id);
  for (const [text, trade] of [
    ['cleaned houses', 'janitor'],
    ['limpiaba casas', 'hotel'],
    ['cuidaba ancianos', 'home-care'],
    ['I took care of old people', 'home-care'],
    ['cocinaba', 'kitchen'],
    ['worked in a warehouse', 'warehouse'],
    ['trabajé en la cocina', 'kitchen'],
    ['fixed cars', 'mechanic'],
    ['cortaba el pelo', 'barber'],
    ['uñas', 'barber'],
    ['nails', 'barber'],
    ['taquero', 'kitchen'],
    ['vender comida', 'sales'],
    ['selling food', 'sales'],
    ['fregar', 'kitchen'],
  ] as const)
    expect(names(text), text).toContain(trade);
  // A word that fits as it stands brings nothing that only begins like it.
  expect(names('techo')).toEqual(['roofer']);
  expect(names('repartidor')).not.toContain('teacher-aide');
});

test('every trade is found by its own first title', () => {
  for (const trade of vocabulary.trades)
    for (const language of ['en', 'es'] as const) {
      const [term] = trade.titles;
      const found = search(term?.[language] ?? '').map((title) => title.trade.id);
      expect(found, term?.[language]).toContain(trade.id);
    }
});

test('answers are kept for the visit, bounded, and forgotten', () => {
  const kept = () => JSON.parse(sessionStorage.getItem('resume-answers') ?? '{}') as typeof EMPTY;
  expect(addJob({ title: 'line-cook' })).toBe(0);
  changeJob(0, { tasks: toggled([], 'kitchen.prep', MOST.tasks) });
  change({ name: 'Ana' });
  expect(kept().jobs[0]?.tasks).toEqual(['kitchen.prep']);
  expect(kept().name).toBe('Ana');
  for (let more = 1; more < MOST.jobs; more += 1) expect(addJob({})).toBe(more);
  expect(addJob({})).toBe(null);
  expect(toggled(['a'], 'b', 1)).toEqual(['a']);
  expect(toggled(['a'], 'a', 1)).toEqual([]);
  clearAnswers();
  expect(sessionStorage.getItem('resume-answers')).toBe(null);
});

test('every question leads to the next, and every field to its question', () => {
  expect(after('jobs')).toBe(pathOf.step('skills'));
  expect(after('reach')).toBe(pathOf.done);
  const jobs = refusedIn('INVALID_ARGUMENT : jobs[0].ownTasks[1]');
  expect(jobs).toEqual({ step: 'jobs', letter: null });
  // At a kiosk without the word of the service before it.
  expect(refusedIn('name : ж')).toEqual({ step: 'reach', letter: 'ж' });
  const place = refusedIn('INVALID_ARGUMENT : jobs[1].place.town : 山');
  expect(place).toEqual({ step: 'jobs', letter: '山' });
  expect(refusedIn('strengths[2]').step).toBe('skills');
  expect(refusedIn('?').step).toBe(null);
  for (const step of STEPS) expect(pathOf.step(step)).toMatch(/^\/resume\/new\/\w+$/);
  expect(titleOf('forklift-operator')?.trade.id).toBe('warehouse');
});

test.each([
  ['cocinera', 'kitchen'],
  ['cajera', 'store'],
  ['costurera', 'sewing'],
  ['mucama', 'hotel'],
  ['maid', 'hotel'],
  ['techero', 'roofer'],
  ['trailero', 'driver'],
  ['montacarguista', 'warehouse'],
  ['cuidadora', 'home-care'],
  ['pintora', 'painter'],
])('RES-1 the common word "%s" finds work of "%s" with its tasks', (word, trade) => {
  const found = search(word);
  expect(found.map((it) => it.trade.id)).toContain(trade);
  expect(found[0]?.trade.tasks.length).toBeGreaterThan(0);
});

test('RES-1 every common word belongs to a title, every trade with a tile has one, and each leads there', () => {
  for (const [id, text] of Object.entries(COMMON)) {
    expect(titleOf(id), id).toBeTruthy();
    for (const word of text.split(' '))
      expect(
        search(word, 100).map(({ term }) => term.id),
        word,
      ).toContain(id);
  }
  const named = vocabulary.trades.filter(({ titles }) => titles.some(({ id }) => id in COMMON));
  for (const trade of vocabulary.trades.filter(({ tile }) => tile)) expect(named).toContain(trade);
});

test('RES-1 feminine forms of the Spanish titles are found, of every trade with a tile', () => {
  for (const { tile, titles } of vocabulary.trades)
    for (const { id, es } of tile ? titles : [])
      for (const word of withFeminine(folded(es.split(' ')[0] ?? '')))
        expect(
          search(word, 100).map(({ term }) => term.id),
          word,
        ).toContain(id);
});
