import { expect, test } from 'vitest';
import type { Hours, HoursRule } from '../../generated/bindings';
import { sentenceOf } from './sentence';
import { stretchesOf } from './stretches';

function rule(part: Partial<HoursRule>, days: Partial<HoursRule['days']> = {}): HoursRule {
  return {
    service: null,
    days: {
      weekdays: [1, 2, 3, 4, 5],
      nth: [],
      plusDays: 0,
      everyWeeks: 1,
      anchor: null,
      months: [],
      dates: [],
      season: null,
      validFrom: null,
      validTo: null,
      sure: true,
      ...days,
    },
    from: 540,
    to: 1020,
    last_entry: null,
    reception: 'walk-in',
    ...part,
  };
}

function hours(...rules: HoursRule[]): Hours {
  return { sentence: 'as it is', rules, closed: [], otherwise: 'closed', holidays: 'ask' };
}

test('DSK hours that can be tapped begin as the place has them', () => {
  const found = stretchesOf(hours(rule({}), rule({ to: 720 }, { weekdays: [6], nth: [1, 3] })));
  expect(sentenceOf(found ?? [])).toBe(
    'Monday-Friday 9 am-5 pm; 1st and 3rd Saturday of the month 9 am-12 pm',
  );
});

test.each([
  ['no hours', hours()],
  ['days that are closed', { ...hours(rule({})), closed: [rule({}).days] }],
  ['a service of its own', hours(rule({ service: 'Pantry' }))],
  ['an end that is not known', hours(rule({ to: null }))],
  ['an appointment', hours(rule({ reception: 'appointment' }))],
  ['a fifth week', hours(rule({}, { nth: [5] }))],
  ['every second week', hours(rule({}, { everyWeeks: 2 }))],
  ['a season', hours(rule({}, { season: { from: '06-01', to: '08-31' } }))],
])('DSK hours with %s begin empty, so that nothing is lost', (_, found) => {
  expect(stretchesOf(found)).toBeNull();
});
