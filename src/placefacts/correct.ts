import type { Geography } from './geography';
import { firstSound, singular, type Meaning, type Vocabulary } from './phrases';
import { distance } from './spelling';
import { allowedErrors, type WordIndex } from './wordIndex';
import { lengthOf, split } from './words';

/** Shortest word that may be a misspelled town, in letters. */
const TOWN_MIN = 6;

/** How people write "Newark" as they hear it. place-facts/src/search/correct.rs has the same. */
const NEWARK = 'newark';
const HEARD_AS_NEWARK: readonly string[] = [
  'neuark',
  'neuwark',
  'nevark',
  'niuark',
  'niuwark',
  'nuark',
  'nuevark',
  'nuwark',
];

/** A word of a question that is in no list and that people often misspell. place-facts/src/search/correct.rs has the same. */
const TOMORROW = 'tomorrow';

/** All that knows words. */
export interface Known {
  index: WordIndex;
  geography: Geography;
  vocabulary: Vocabulary;
}

/**
 * The word that a word was meant to be: tries a misspelled phrase, then a town, then a word of a list or inside of a phrase. An ordinary word is spelled right, whether a place
 * has it or not: "carcel" is no town. place-facts/src/search/correct.rs does the same.
 */
export function correct(word: string, known: Known, isTownKnown: boolean): string | null {
  const { index, geography, vocabulary } = known;
  const most = allowedErrors(word);
  if (most === 0 || vocabulary.ordinary.has(word)) return null;
  if (!isTownKnown && HEARD_AS_NEWARK.includes(word)) return NEWARK;
  if (distance(TOMORROW, word, most) !== null) return TOMORROW;
  const listed = index.respelled(word);
  const listedApart = listed === null ? null : distance(listed, word, most);
  const phrase = phraseLike(word, most, vocabulary);
  if (phrase && (listedApart === null || phrase.apart <= listedApart))
    return phrase.meaning.written;
  const sameSound = vocabulary.inside.get(firstSound(word)) ?? [];
  if (sameSound.includes(word)) return null;
  const town = isTownKnown ? null : townLike(word, geography);
  if (town !== null) return town;
  const inside = insideLike(word, most, sameSound);
  if (inside && (listedApart === null || inside.apart < listedApart)) return inside.word;
  return listed;
}

/** The phrase of one word that begins alike and is spelled most alike; of several the first of the alphabet. */
function phraseLike(word: string, most: number, { single }: Vocabulary) {
  let best: { apart: number; meaning: Meaning } | null = null;
  for (const [phrase, meaning] of single.get(firstSound(singular(word))) ?? []) {
    const apart = distance(phrase, singular(word), most);
    if (apart !== null && (best === null || apart < best.apart)) best = { apart, meaning };
  }
  return best;
}

/** The word inside of a phrase that is spelled most alike; of several the first of the alphabet. */
function insideLike(word: string, most: number, words: string[]) {
  let best: { apart: number; word: string } | null = null;
  for (const inside of words) {
    const apart = allowedErrors(inside) > 0 ? distance(inside, word, most) : null;
    if (apart !== null && (best === null || apart < best.apart)) best = { apart, word: inside };
  }
  return best;
}

/**
 * The name in one word of a town that begins with the same letter and has one letter wrong: that of "Tabernacle
 * Township".
 */
function townLike(word: string, geography: Geography): string | null {
  if (lengthOf(word) < TOWN_MIN) return null;
  const near = geography.near(word);
  const [name] = near ? split(near.name) : [];
  return name?.startsWith(word.charAt(0)) ? name : null;
}
