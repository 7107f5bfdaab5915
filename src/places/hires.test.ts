import { expect, test } from 'vitest';
import { askedOn } from './hires';

test('the day and the initials are read, and no other text is taken for them', () => {
  expect(askedOn('Asked on 2026-11-22 by OC')).toEqual({
    day: '2026-11-22',
    who: 'OC',
    isNo: false,
  });
  expect(askedOn('Asked on 2026-11-22')).toEqual({ day: '2026-11-22', who: '', isNo: false });
  const no = { day: '2026-11-22', who: 'OC', isNo: true };
  expect(askedOn('No, asked on 2026-11-22 by OC')).toEqual(no);
  for (const text of ['', 'N/A', 'yes', 'Asked on Monday by OC', 'Asked on 2026-11-22 by O C'])
    expect(askedOn(text), text).toBeNull();
});
