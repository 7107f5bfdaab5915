import { expect, test } from 'vitest';
import { en } from './en';
import { es } from './es';
import { ht } from './ht';
import { pt } from './pt';
import { visit as english } from './visit.en';
import window from './window.json';

test.each([
  ['en', en, english],
  ['es', es, es.parts.visit],
  ['pt-BR', pt, pt.parts.visit],
  ['ht', ht, ht.parts.visit],
] as const)(
  '"Leave now" has one name in %s: in the bar, above an outside page, and in the link to it',
  (tag, words, visit) => {
    expect(window[tag].leave).toBe(visit?.leaveNow);
    expect(words.skipToLeave).toContain(`"${visit?.leaveNow}"`);
  },
);
