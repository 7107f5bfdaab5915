import { expect, test } from 'vitest';
import { sentences } from '../test/sentences';
import { card } from './card.en';
import { contact } from './contact.en';
import { en } from './en';
import { es } from './es';
import { find } from './find.en';
import { ht } from './ht';
import { listing } from './listing.en';
import { outside } from './outside.en';
import { pt } from './pt';
import { PUBLIC_FIELD_WORDS } from './publicFieldWords';
import { slip } from './slip.en';
import { text } from './text.en';
import { tools } from './tools.en';
import { visit } from './visit.en';
import window from './window.json';

/** The parts that Portuguese and Haitian Creole have; a new one is written in both at once. */
const PUBLIC = [
  'card',
  'contact',
  'data',
  'find',
  'listing',
  'outside',
  'slip',
  'text',
  'tools',
  'visit',
];
const LANGUAGES = [
  { name: 'Portuguese', tag: 'pt-BR', words: pt, forms: 'portuguese' },
  { name: 'Haitian Creole', tag: 'ht', words: ht, forms: 'creole' },
] as const;

const ownParts = { card, contact, find, listing, outside, slip, text, tools, visit };
const english = new Map(sentences({ ...en, parts: ownParts, window: window.en }));
const sentencesIn = ({ words, tag }: (typeof LANGUAGES)[number]) =>
  // The values of the lists have tests of their own.
  new Map(sentences({ ...words, parts: { ...words.parts, data: {} }, window: window[tag] }));

/** Names, and words that are the same in the language and in English. */
const SAME = new Set([
  '.siteName',
  '.home.title',
  '.window.bar',
  '.nav.toggle',
  '.parts.find.onDay',
  '.parts.listing.link',
  '.parts.find.allLists.legal',
]);
/** Sentences that only a language which lacks screens has, or that only English lacks. */
const OWN = /^\.(inEnglish|parts\.listing\.(glosses|titles))/;

test('RTE-1 the parts of each language are these', () => {
  expect(Object.keys(es.parts).sort()).toEqual(
    [
      ...PUBLIC,
      'account',
      'changes',
      'codes',
      'providers',
      'resume',
      'secondSteps',
      'security',
      'setup',
      'videos',
      'yourData',
    ].sort(),
  );
  for (const { words } of LANGUAGES) expect(Object.keys(words.parts).sort()).toEqual(PUBLIC);
});

test.each(LANGUAGES)('RTE-1 $name says everything, and nothing of it is English', (language) => {
  const own = sentencesIn(language);
  for (const [place, sentence] of english) {
    expect(own.get(place), place).toBeTruthy();
    const isSame = SAME.has(place) || place === '.language';
    if (!isSame) expect(own.get(place), place).not.toBe(sentence);
  }
  for (const place of own.keys())
    if (!OWN.test(place)) expect(english.has(place), place).toBe(true);
});

test.each(LANGUAGES)('RTE-1 the numbers of a sentence are in its $name too', (language) => {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ');
  const own = sentencesIn(language);
  for (const [place, sentence] of english)
    expect(numbers(own.get(place) ?? ''), place).toBe(numbers(sentence));
});

test.each(LANGUAGES)('RTE-1 the words of this field are kept to in $name', (language) => {
  const own = sentencesIn(language);
  const lost: string[] = [];
  for (const word of PUBLIC_FIELD_WORDS) {
    const isCode = /^[A-Z]+$/.test(word.english);
    const used = new RegExp(`\\b${word.english}(s|ed|ing)?\\b`, isCode ? '' : 'i');
    const places = [...english].filter(([, sentence]) => used.test(sentence));
    expect(places.length, word.english).toBeGreaterThan(0);
    for (const [place, sentence] of places) {
      // A link and a list may name a thing by another word than a sentence does.
      const translated = own.get(place)?.toLowerCase() ?? '';
      const isKept = word[language.forms].some((form) => translated.includes(form));
      if (!isKept) lost.push(`${place}: "${sentence}" is "${translated}"`);
    }
  }
  expect(lost).toEqual([]);
});

test.each([
  ['Spanish', pt, /\b(usted|ustedes|llame|gracias|calle|donde esta|gratis)\b/i],
  ['Portuguese as in Portugal', pt, /\b(tu|teu|tua|contacto|ecrã|telemóvel|autocarro|comboio)\b/i],
  ['French', ht, /(?<!\p{L})(vous|les|des|est|pour|avec|dans|une|votre)(?!\p{L})/iu],
])('RTE-1 no %s slips in', (_, words, foreign) => {
  for (const [place, sentence] of sentences({ ...words, parts: { ...words.parts, data: {} } }))
    expect(sentence, place).not.toMatch(foreign);
});

test.each(LANGUAGES)('RTE-1 a sentence in $name is short', (language) => {
  for (const [place, text] of sentencesIn(language)) {
    if (place === '.home.mission') continue;
    for (const sentence of text.split(/[.!?:](?:\s|$)/))
      expect(sentence.split(' ').length, `${place}: ${sentence}`).toBeLessThanOrEqual(24);
  }
});

test('RTE-1 no person is given a label in any language', () => {
  const labels = /criminos|presidiári|detent|bandido|kriminèl|prizonye|\bkondane/i;
  for (const language of LANGUAGES)
    for (const [place, sentence] of sentencesIn(language))
      expect(sentence, place).not.toMatch(labels);
});
