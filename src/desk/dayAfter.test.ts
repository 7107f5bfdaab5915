import { expect, test } from 'vitest';
import { dayAfter } from './dayAfter';

const TODAY = '2026-11-30';

test.each([
  [{ phone: '1', hours: '9-5', checked: 'N/A' }, { phone: '2' }, 'N/A'],
  [{ phone: '1', hours: '9-5', checked: '2021-03' }, { phone: '2' }, '2021-03'],
  [{ phone: '1', hours: 'N/A', checked: '2021-03' }, { phone: '2' }, TODAY],
  [{ phone: '1', hours: '9-5', checked: '2021-03' }, { phone: '2', hours: '8-4' }, TODAY],
  [{ address: '1 Elm St', city: 'Newark', checked: '2021-03' }, { city: 'Orange' }, TODAY],
  [{ phone: '1', name: 'Hope', checked: '2021-03' }, { name: 'Hope House' }, '2021-03'],
])('DSK a row keeps its day while a fact was not changed: %j with %j', (row, changed, day) => {
  expect(dayAfter(row as never, changed as never, TODAY)).toBe(day);
});
