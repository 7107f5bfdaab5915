import type { KeptPlaces, Need, Wish } from '../generated/bindings';
import { isNeed } from './needs';
import { lengthOf, split } from './words';

/** Longest phrase, in words. */
export const PHRASE_MAX = 6;
/** What a phrase of the table begins with that means the absence of something. */
const ABSENT = 'no';
/** What stands beside a need in the table, for what a phrase means besides. */
const NOT_SURVIVORS = 'not-survivors';
const ABOVE_ALL = 'above-all';
const FOREMOST = 'foremost';
const FOREMOST_IN_REACH = 'foremost-in-reach';
const FOREMOST_BEHIND_TOWN = 'foremost-behind-town';
const MARKS: readonly string[] = [
  NOT_SURVIVORS,
  ABOVE_ALL,
  FOREMOST,
  FOREMOST_IN_REACH,
  FOREMOST_BEHIND_TOWN,
];
/** Shortest word whose plural is written with an "s" that is left out, in letters. */
const PLURAL_MIN = 4;
/** Shortest stem of a verb, in letters. */
const STEM_MIN = 3;

/**
 * How far what a phrase is about may be, to come before what only answers the need. Of violence and for a minor any other place
 * is dangerous. Of addiction it helps less: what is farther than people get comes behind the town that was said.
 */
export type Within = 'state' | 'behind-town' | 'reach';

/** What a phrase stands for. */
export interface Meaning {
  /** The phrase as the table has it. */
  written: string;
  /** The needs of which one is meant: "abrigo" is a coat in Spanish and a shelter in Portuguese. */
  needs: Need[];
  /** What a place has to be like. */
  wishes: Wish[];
  /** What stands in the words of a place that is about it, the best first: "ducha" is a shower. */
  about: string[];
  /** The words of the lists for the people who are meant. */
  people: string[];
  /** Whether places for survivors of violence are not for who asks. */
  notSurvivors: boolean;
  /** Whether nothing else counts that is said: of who wants to die no other need is as urgent. */
  aboveAll: boolean;
  /** How far what it is about comes before all that only answers the need. */
  foremost: Within | null;
  /**
   * Whether it only describes the person where something else is needed: "felony" beside "shelter" is a wish, alone it is
   * what a lawyer is for.
   */
  describes: boolean;
}

/** Whether it says more than what a place has to be like. */
export function isTopic({ needs, about }: Meaning): boolean {
  return needs.length > 0 || about.length > 0;
}

/** What phrases mean, which words mean nothing, and which are spelled right. */
export interface Vocabulary {
  phrases: Map<string, Meaning>;
  /** Phrases of one word, in the order of the alphabet, by what they begin with for the ear. */
  single: Map<string, [string, Meaning][]>;
  /** The words of phrases of several words, in the order of the alphabet, by what they begin with for the ear. */
  inside: Map<string, string[]>;
  fillers: Set<string>;
  ordinary: Set<string>;
}

/** Reads the tables of words. place-facts/src/search/phrases.rs does the same. */
export function readVocabulary(
  tables: Pick<KeptPlaces, 'synonyms' | 'fillers' | 'ordinary'>,
): Vocabulary {
  const phrases = new Map<string, Meaning>();
  for (const line of tables.synonyms.split('\n')) {
    const [means = '', about = '', ...languages] = line.trim().split(',');
    for (const phrase of languages.flatMap((cell) => cell.split(';'))) {
      const words = split(phrase);
      if (words.length === 0) continue;
      const key = keyOf(words);
      const meaning = phrases.get(key) ?? {
        written: words.join(' '),
        needs: [],
        wishes: [],
        about: [],
        people: [],
        notSurvivors: false,
        aboveAll: false,
        foremost: null,
        describes: false,
      };
      phrases.set(key, meaning);
      add(meaning, means, about);
    }
  }
  return {
    phrases,
    single: singleOf(phrases),
    inside: insideOf(phrases),
    fillers: new Set(tables.fillers.split(' ')),
    ordinary: new Set(tables.ordinary.split(' ')),
  };
}

function add(meaning: Meaning, means: string, about: string) {
  const marks = means.split(';').filter(Boolean);
  meaning.notSurvivors ||= marks.includes(NOT_SURVIVORS);
  meaning.aboveAll ||= marks.includes(ABOVE_ALL);
  if (marks.includes(FOREMOST)) meaning.foremost = 'state';
  if (marks.includes(FOREMOST_IN_REACH)) meaning.foremost = 'reach';
  if (marks.includes(FOREMOST_BEHIND_TOWN)) meaning.foremost = 'behind-town';
  const names = marks.filter((it) => !MARKS.includes(it));
  const needs = names.filter(isNeed);
  const wishes = names.filter((it) => !isNeed(it)) as Wish[];
  const words = about.split(';').filter(Boolean);
  pushNew(needs.length === 0 && wishes.length > 0 ? meaning.people : meaning.about, words);
  meaning.describes ||= needs.length > 0 && wishes.length > 0;
  pushNew(meaning.wishes, wishes);
  pushNew(meaning.needs, needs);
}

/** Adds what is not there yet. */
export function pushNew<T>(all: T[], more: readonly T[]): void {
  for (const it of more) if (!all.includes(it)) all.push(it);
}

function singleOf(phrases: Map<string, Meaning>): Vocabulary['single'] {
  const single: Vocabulary['single'] = new Map();
  for (const [phrase, meaning] of [...phrases].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (phrase.includes(' ')) continue;
    const sound = firstSound(phrase);
    single.set(sound, [...(single.get(sound) ?? []), [phrase, meaning]]);
  }
  return single;
}

function insideOf(phrases: Map<string, Meaning>): Vocabulary['inside'] {
  const several = [...phrases.values()].filter(({ written }) => written.includes(' '));
  const words = new Set(several.flatMap(({ written }) => written.split(' ')));
  const inside: Vocabulary['inside'] = new Map();
  for (const word of [...words].sort()) {
    const sound = firstSound(word);
    inside.set(sound, [...(inside.get(sound) ?? []), word]);
  }
  return inside;
}

/** Every word in the singular, as far as that is an "s" less. Both sides are written so, so it need not be right. */
function keyOf(words: string[]): string {
  return words.map(singular).join(' ');
}

/** A word without the "s" of its plural. */
export function singular(word: string): string {
  const isPlural = word.endsWith('s') && !word.endsWith('ss') && lengthOf(word) >= PLURAL_MIN;
  return isPlural ? word.slice(0, -1) : word;
}

/** The meaning of words. A verb that is not in the table means what its infinitive means. */
export function meaningOf(words: string[], { phrases }: Vocabulary): Meaning | null {
  const meaning = phrases.get(keyOf(words)) ?? ofPlural(words, phrases);
  if (meaning || words.length !== 1) return meaning ?? null;
  const verb = infinitives(words[0] ?? '').find((verb) => phrases.has(verb));
  return phrases.get(verb ?? '') ?? null;
}

/** What words mean of which the last has a plural that is no "s" alone: "food pantries", "boxes". */
function ofPlural(words: string[], phrases: Map<string, Meaning>): Meaning | null {
  const last = words.at(-1) ?? '';
  const stem = last.endsWith('es') ? last.slice(0, -2) : '';
  if (lengthOf(stem) < STEM_MIN) return null;
  const withY = stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [];
  const keys = [...withY, stem].map((one) => keyOf([...words.slice(0, -1), one]));
  return phrases.get(keys.find((key) => phrases.has(key)) ?? '') ?? null;
}

const GERUNDS: readonly (readonly [string, readonly string[]])[] = [
  ['ing', ['', 'e']],
  ['ando', ['ar']],
  ['iendo', ['er', 'ir']],
  ['endo', ['er']],
];

/** The infinitives that a gerund may have: "sleeping", "hiring", "buscando", "comiendo". */
function infinitives(word: string): string[] {
  return GERUNDS.flatMap(([gerund, endings]) => {
    const stem = word.endsWith(gerund) ? word.slice(0, -gerund.length) : '';
    return lengthOf(stem) < STEM_MIN ? [] : endings.map((ending) => `${stem}${ending}`);
  });
}

/** The meaning that words have where they are missing: "no money" asks for what is free. */
export function meaningWithout(words: string[], { phrases }: Vocabulary): Meaning | null {
  return phrases.get(`${ABSENT} ${keyOf(words)}`) ?? null;
}

const SOUNDS: Record<string, string> = {
  v: 'b',
  k: 'c',
  q: 'c',
  s: 'c',
  z: 'c',
  g: 'j',
  y: 'i',
};

/** What a word begins with for the ear: "habogado" and "abogado", "sapato" and "zapato" begin alike. */
export function firstSound(word: string): string {
  const [first = ''] = word.replace(/^h/, '');
  return SOUNDS[first] ?? first;
}
