import { expect, test } from 'vitest';
import { dayText } from './writtenDay';

test.each([
  ['2024-11-17', 'November 17, 2024', '17 de noviembre de 2024'],
  ['2025-01', 'January 2025', 'enero de 2025'],
  ['spring 2020', 'spring 2020', 'spring 2020'],
  ['2024-13', '2024-13', '2024-13'],
])('the day %s of a list is said as people write it', (written, english, spanish) => {
  expect(dayText(written, 'en')).toBe(english);
  expect(dayText(written, 'es')).toBe(spanish);
});
