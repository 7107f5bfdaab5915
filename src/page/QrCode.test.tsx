import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fitsCode, QrCode } from './QrCode';

afterEach(cleanup);

test.each([
  ['a', 2953, 2954],
  // Two bytes each.
  ['ñ', 1476, 1477],
])('the longest text of %s has a code, and a longer one has none', (letter, most, tooMany) => {
  render(<QrCode value={letter.repeat(most)} title="longest" />);
  expect(screen.getByTitle('longest')).toBeTruthy();
  render(<QrCode value={letter.repeat(tooMany)} title="longer" />);
  expect(screen.queryByTitle('longer')).toBeNull();
  expect([fitsCode(letter.repeat(most)), fitsCode(letter.repeat(tooMany))]).toEqual([true, false]);
});
