import { beforeEach, expect, test } from 'vitest';
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
import { search, titleOf, vocabulary } from './vocabulary';

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
