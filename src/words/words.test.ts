import { expect, test } from 'vitest';
import { account } from './account.en';
import { contact } from './contact.en';
import { en } from './en';
import { es } from './es';
import { listing } from './listing.en';
import { outside } from './outside.en';
import type { Parts } from './parts';
import { resume } from './resume.en';
import { setup } from './setup.en';
import { videos } from './videos.en';
import { visit } from './visit.en';
import window from './window.json';

/** Every sentence with its place; functions are asked with a number. */
function sentences(words: object, place = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const here = `${place}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [[here, (value as (...n: number[]) => string)(7, 9)]];
    return sentences(value as object, here);
  });
}
const parts: Parts = { account, contact, listing, outside, resume, setup, videos, visit };
const english = new Map(sentences({ ...en, ...parts, window: window.en }));
const spanish = new Map(sentences({ ...es, parts: {}, ...es.parts, window: window.es }));

// Names, and words that are the same in both languages.
const SAME = new Set([
  '.siteName',
  '.home.title',
  '.listing.link',
  '.home.resources.videos',
  '.window.bar',
]);

test('RTE-1 Spanish says everything, and nothing of it is English', () => {
  for (const [place, sentence] of english) {
    expect(spanish.has(place), place).toBe(true);
    if (sentence && !SAME.has(place)) expect(spanish.get(place), place).not.toBe(sentence);
  }
  for (const [place, sentence] of spanish) {
    const isEmptyInEnglish = english.get(place) === '';
    if (!isEmptyInEnglish) expect(sentence, place).not.toBe('');
  }
});

test('RTE-1 nobody is given a label', () => {
  const labels =
    /offender|felon|inmate|convict|prisoner|parolee|criminal|delincuente|\bpreso\b|\breo\b|expresidiari/i;
  for (const [place, sentence] of [...english, ...spanish])
    expect(sentence, place).not.toMatch(labels);
});

/** Flesch-Kincaid grade level (Kincaid et al. 1975); syllables are counted as groups of vowels. */
function grade(text: string): number {
  const words = text.match(/[a-z']+/gi) ?? [];
  const ends = Math.max(1, text.match(/[.!?](\s|$)/g)?.length ?? 1);
  const syllables = words.reduce((sum, word) => {
    const groups =
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g)?.length ?? 1;
    return sum + Math.max(1, groups);
  }, 0);
  return 0.39 * (words.length / ends) + 11.8 * (syllables / words.length) - 15.59;
}

test('RTE-1 our own English sentences are at reading grade 6 or below', () => {
  // These are given word for word by the specification.
  const given =
    /^\.(home\.(mission|employment\.text|resources\.text|contact\.text)|listing\.titles|listing\.(hint|employmentHint)|notFound|account\.(badPassword|changePasswordNote|errors\.weak-password|notices\.(weakText|mismatchText|resetSentText|badEmailText)))/;
  const own = [...english].filter(
    ([place, text]) => !given.test(place) && text.split(' ').length >= 6,
  );
  expect(own.length).toBeGreaterThan(20);
  const all = own.map(([, text]) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
  expect(grade(all)).toBeLessThanOrEqual(6);
});
