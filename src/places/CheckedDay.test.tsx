import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '../words/en';
import { LanguageProvider } from '../words/LanguageProvider';
import { CheckedDay } from './CheckedDay';
import { PlaceFacts } from './PlaceFacts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function checkedOf(row: Record<string, string>) {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 30, 12), toFake: ['Date'] });
  const { container } = render(
    <LanguageProvider start={en}>
      <PlaceFacts row={row} Checked={CheckedDay} />
    </LanguageProvider>,
  );
  return container.querySelector('[data-field=checked i] dd')?.textContent;
}

test.each([
  ['2026-10-06', 'October 6, 2026'],
  ['2025-11-30', 'November 30, 2025'],
  ['2025-11-28', 'November 28, 2025, over a year ago. Ask first.'],
  ['2025-12', 'December 2025'],
  ['2025-11', 'November 2025, over a year ago. Ask first.'],
  ['last spring', 'last spring'],
  ['N/A', 'We don’t know when. Ask first.'],
])('a check of %s', (checked, said) => {
  expect(checkedOf({ name: 'Hope Pantry', checked })).toBe(said);
});

test('a row without the field says that nobody knows, and one with a capital says its day', () => {
  expect(checkedOf({ name: 'Hope Pantry' })).toBe('We don’t know when. Ask first.');
  cleanup();
  expect(checkedOf({ name: 'Hope Pantry', Checked: '2026-10-06' })).toBe('October 6, 2026');
});
