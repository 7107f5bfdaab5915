import { formOf, goesOn } from './forms';
import type { Geography } from './geography';
import { firstSound, singular, type Meaning, type Vocabulary } from './phrases';
import { distance } from './spelling';
import { allowedErrors, type WordIndex } from './wordIndex';
import { lengthOf, split } from './words';

/** Shortest word that may be a misspelled town, in letters. */
const TOWN_MIN = 6;

/** A word of so many letters is as easily another word as a slip. */
const SHORT = 4;

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
 * So many places hide no typing error by a word that begins as was typed, and neither does a part of those that have what was
 * meant.
 */
const FEW = 3;
const PART = 4;

/**
 * What a word was meant to be that is no word of a place and only begins one of few places: "pantri" is "pantry", whether a
 * place has "pantries" or not. place-facts/src/search/correct.rs does the same.
 */
export function complete(word: string, { index, vocabulary }: Known): string | null {
  const begun = index.begun(word);
  if (begun === 0 || index.hasWord(word) || vocabulary.ordinary.has(word)) return null;
  const form = formOf(word, vocabulary);
  if (form) return form.written;
  const whole = goesOn(word, vocabulary);
  // Most places that have a word which begins so have the one that is meant: "shelt" is "shelter".
  if (whole && index.begun(whole.written) * 2 >= begun) return whole.written;
  const meaning = whole ?? phraseLike(word, allowedErrors(word), vocabulary)?.meaning;
  if (!meaning || meaning.needs.length === 0) return null;
  const isLikely = begun <= FEW || index.begun(meaning.written) >= begun * PART;
  return isLikely ? meaning.written : null;
}

/**
 * The word that a word was meant to be: tries a misspelled phrase, then a town, then a word of a list or inside of a phrase. An ordinary word is spelled right, whether a place
 * has it or not: "carcel" is no town. place-facts/src/search/correct.rs does the same.
 */
export function correct(word: string, known: Known, isTownKnown: boolean): string | null {
  const { index, geography, vocabulary } = known;
  const most = allowedErrors(word);
  if (vocabulary.ordinary.has(word)) return null;
  const meant = formOf(word, vocabulary) ?? goesOn(word, vocabulary);
  if (meant) return meant.written;
  if (most === 0) return shortNeedLike(word, vocabulary)?.written ?? null;
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

/**
 * The phrase of one word that begins alike and is spelled most alike; of several one that goes on with what was typed
 * ("dentis" is "dentist", not "dantis"), then the first of the alphabet.
 */
function phraseLike(word: string, most: number, { single }: Vocabulary) {
  if (most === 0) return null;
  const one = singular(word);
  let best: { apart: number; goesOn: boolean; meaning: Meaning } | null = null;
  for (const [phrase, meaning] of single.get(firstSound(one)) ?? []) {
    const goesOn = phrase.startsWith(word);
    const apart = distance(phrase, goesOn ? word : one, most);
    if (apart === null) continue;
    const isBetter =
      best === null || apart < best.apart || (apart === best.apart && goesOn && !best.goesOn);
    if (isBetter) best = { apart, goesOn, meaning };
  }
  return best;
}

/**
 * The only word of a need that one slip of the hand makes of a word of four letters: "fpod" is "food". Two swapped letters are the
 * likelier slip: "fodo" is no "foto". Two words that are as near leave it unknown.
 */
function shortNeedLike(word: string, { single }: Vocabulary): Meaning | null {
  if (lengthOf(word) !== SHORT) return null;
  const known = (single.get(firstSound(word)) ?? []).flatMap(
    ([phrase, meaning]): [string, Meaning][] => {
      // "Jobs" is in the table as "job".
      const written = lengthOf(phrase) + 1 === SHORT ? `${phrase}s` : phrase;
      return meaning.needs.length > 0 && lengthOf(written) >= SHORT ? [[written, meaning]] : [];
    },
  );
  const alike = known.filter(([phrase]) => distance(phrase, word, 1) !== null);
  const swapped = alike.filter(([phrase]) => sorted(phrase) === sorted(word));
  const meant = swapped.length > 0 ? swapped : alike;
  const [first] = meant;
  if (!first) return null;
  const needs = (meaning: Meaning) => JSON.stringify(meaning.needs);
  return meant.every(([, meaning]) => needs(meaning) === needs(first[1])) ? first[1] : null;
}

function sorted(word: string): string {
  return word.split('').sort().join('');
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
