import type { KeptPlaces, Near, Need, SearchAlso, Wish } from '../generated/bindings';
import type { Geography } from './geography';
import { others } from './namesakes';
import { distance } from './spelling';
import { allowedErrors, type WordIndex } from './wordIndex';
import { lengthOf, split } from './words';

const TEXT_MAX = 100;
/** Longest synonym or name of a town, in words. */
const PHRASE_MAX = 4;
/** Most words of a question. */
const WORDS_MAX = 12;
/** Shortest word that may be a misspelled town. */
const TOWN_MIN = 5;

/** Fillers that ask for what is open at this moment. */
const OPEN = new Set([
  'open',
  'abierta',
  'abierto',
  'abiertos',
  'abiertas',
  'aberta',
  'aberto',
  'louvri',
]);
/** Words for people, by the wish that they are and the word of the lists for them. */
const PEOPLE: readonly (readonly [Wish, string, string])[] = [
  ['men', 'men', 'men man male males hombre hombres homem homens gason'],
  ['women', 'women', 'women woman female females ladies mujer mujeres mulher mulheres fanm'],
  ['families', 'families', 'family families familia familias fanmi'],
  ['families', 'children', 'kids children ninos criancas timoun'],
];

/** What a phrase stands for. */
interface Meaning {
  /** The needs of which one is meant: "abrigo" is a coat in Spanish and a shelter in Portuguese. */
  needs: Need[];
  /** The words of the lists for it: "ducha" is a shower. Beside a need they say what it is about. */
  words: string[];
}

/** What phrases mean, and which words mean nothing. */
export interface Vocabulary {
  phrases: Map<string, Meaning>;
  fillers: Set<string>;
}

/** What was understood. */
export interface Question {
  /** For each phrase the needs of which one is meant. */
  meant: Need[][];
  near: Near | null;
  /** Other towns of the name that was said. */
  also: SearchAlso[];
  /** Words that have to be found. */
  words: string[];
  /** Words that help. */
  extra: string[];
  /** For whom it shall be. */
  people: Wish[];
  /** Whether what is open is asked for. */
  open: boolean;
  /** Words of phrases that mean a need. What is about them comes before what only answers the need. */
  about: string[];
  understood: string | null;
}

/** Reads the tables of words. */
export function readVocabulary(tables: Pick<KeptPlaces, 'synonyms' | 'fillers'>): Vocabulary {
  const phrases = new Map<string, Meaning>();
  for (const line of tables.synonyms.split('\n')) {
    const [written = '', need, words = ''] = line.trim().split(',');
    if (need === undefined) continue;
    const phrase = split(written).join(' ');
    const { needs, words: before } = phrases.get(phrase) ?? { needs: [], words: [] };
    phrases.set(phrase, {
      needs: need === '' ? needs : [...needs, need as Need],
      words: [...before, ...split(words)],
    });
  }
  return { phrases, fillers: new Set(tables.fillers.split(' ')) };
}

/** Understands a text. place-facts/src/search/question.rs does the same. */
export function understand(
  text: string,
  index: WordIndex,
  geography: Geography,
  vocabulary: Vocabulary,
): Question {
  const words = split(Array.from(text).slice(0, TEXT_MAX).join('')).slice(0, WORDS_MAX);
  const question: Question = {
    meant: [],
    near: null,
    also: [],
    words: [],
    extra: [],
    people: [],
    open: false,
    about: [],
    understood: null,
  };
  const namedPeople: string[] = [];
  const spelled: string[] = [];
  let wasCorrected = false;
  let said: Said | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const rest = words.slice(at);
    const phrase = longest(rest, (text) => vocabulary.phrases.get(text) ?? null);
    if (phrase) {
      mean(question, rest.slice(0, phrase.length).join(' '), phrase.meaning, vocabulary);
      spelled.push(...rest.slice(0, phrase.length));
      at += phrase.length - 1;
      continue;
    }
    const place = question.near ? null : longest(rest, (text) => placeOf(text, geography));
    if (place) {
      said = {
        name: rest.slice(0, place.length).join(' '),
        at: spelled.length,
        length: place.length,
      };
      spelled.push(...rest.slice(0, place.length));
      question.extra.push(...rest.slice(0, place.length));
      question.near = place.meaning;
      at += place.length - 1;
      continue;
    }
    const word = words[at] ?? '';
    question.open ||= OPEN.has(word);
    const people = PEOPLE.find(([, , said]) => said.split(' ').includes(word));
    if (people) {
      spelled.push(word);
      question.people.push(people[0]);
      namedPeople.push(people[1]);
    } else if (vocabulary.fillers.has(word)) {
      spelled.push(word);
    } else if (index.knows(word)) {
      spelled.push(word);
      question.words.push(word);
    } else {
      const before = question.near;
      const corrected = correct(word, index, geography, vocabulary, question);
      if (question.near !== before) said = { name: word, at: spelled.length, length: 1 };
      wasCorrected ||= corrected !== word;
      spelled.push(corrected);
    }
  }
  // Beside a need the people only help: most places take all of them and name none.
  const isWanted = question.meant.length === 0 || question.near !== null;
  (isWanted ? question.words : question.extra).push(...namedPeople);
  const also = said ? alsoOf(said, spelled, question.near, geography) : [];
  return { ...question, also, understood: wasCorrected ? spelled.join(' ') : null };
}

/** The words of a question that name a place. */
interface Said {
  name: string;
  at: number;
  length: number;
}

function alsoOf(
  { name, at, length }: Said,
  spelled: string[],
  near: Near | null,
  geography: Geography,
): SearchAlso[] {
  const named = geography.namedAs(name);
  if (named === null || near === null) return [];
  return others(geography, named, near).map((near) => ({
    near,
    text: [...spelled.slice(0, at), near, ...spelled.slice(at + length)].join(' '),
  }));
}

/** Whether nothing but "open now" was said. */
export function saysOnlyOpen({ open, words, meant, near }: Question): boolean {
  return open && words.length === 0 && meant.length === 0 && near === null;
}

/** All needs, each once. */
export function needsOf({ meant }: Question): Need[] {
  return [...new Set(meant.flat())];
}

function mean(
  question: Question,
  phrase: string,
  { needs, words }: Meaning,
  { fillers }: Vocabulary,
) {
  const known = needsOf(question);
  if (!needs.every((need) => known.includes(need))) question.meant.push(needs);
  if (needs.length === 0)
    question.words.push(...words.filter((word) => !question.words.includes(word)));
  else question.about.push(...words, ...phrase.split(' ').filter((word) => !fillers.has(word)));
}

/** An unknown word: tried as a misspelled synonym, then as a town, then as a word of a list. */
function correct(
  word: string,
  index: WordIndex,
  geography: Geography,
  vocabulary: Vocabulary,
  question: Question,
): string {
  const synonym = nearestPhrase(word, vocabulary.phrases);
  const listed = index.respelled(word);
  const listedApart = listed === null ? null : distance(listed, word, allowedErrors(word));
  if (synonym && (listedApart === null || synonym.apart <= listedApart)) {
    mean(question, synonym.phrase, synonym.meaning, vocabulary);
    return synonym.phrase;
  }
  const town =
    question.near === null && listedApart !== 0 && lengthOf(word) >= TOWN_MIN
      ? geography.near(word)
      : null;
  if (town) {
    // One word was typed: that of "Tabernacle Township" that has a name.
    const [name = ''] = split(town.name);
    question.extra.push(name);
    question.near = town;
    return name;
  }
  question.words.push(listed ?? word);
  return listed ?? word;
}

/** The phrase of one word that is spelled most alike; of several the first of the alphabet. */
function nearestPhrase(word: string, phrases: Map<string, Meaning>) {
  const most = allowedErrors(word);
  let best: { apart: number; phrase: string; meaning: Meaning } | null = null;
  if (most === 0) return best;
  for (const [phrase, meaning] of phrases) {
    const apart = phrase.includes(' ') ? null : distance(phrase, word, most);
    if (apart === null) continue;
    const isBetter =
      best === null || apart < best.apart || (apart === best.apart && phrase < best.phrase);
    if (isBetter) best = { apart, phrase, meaning };
  }
  return best;
}

/** A ZIP code, a town or a county, spelled right. */
function placeOf(phrase: string, geography: Geography): Near | null {
  if (/^[0-9]{4,5}$/.test(phrase) || geography.isName(phrase)) return geography.near(phrase);
  return within(phrase, geography);
}

/** A town and its county, as "Union Township, Union" is without its comma. */
function within(phrase: string, geography: Geography): Near | null {
  for (const { index } of phrase.matchAll(/ /g)) {
    const town = phrase.slice(0, index);
    const county = geography.county(phrase.slice(index + 1))?.name;
    const isThere = geography.townsNamed(town).some((it) => it.county === county);
    if (isThere) return geography.near(`${town}, ${county ?? ''}`);
  }
  return null;
}

/** The longest beginning that means something, and its length in words. */
function longest<T>(words: string[], meaningOf: (text: string) => T | null) {
  for (let length = Math.min(words.length, PHRASE_MAX); length > 0; length -= 1) {
    const meaning = meaningOf(words.slice(0, length).join(' '));
    if (meaning !== null) return { meaning, length };
  }
  return null;
}
