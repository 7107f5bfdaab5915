import { firstSound, meaningOf, type Meaning, type Vocabulary } from './phrases';
import { lengthOf } from './words';

/** Shortest beginning of a form, in letters. */
const BEGUN_MIN = 5;
/** Shortest beginning of a word that means something, in letters. */
const WHOLE_MIN = 3;
/** What a form leaves off a word, and what it puts there. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['y', 'ies'],
  ['e', 'ing'],
  ['', 'ing'],
  ['', 'es'],
];
/** How a plural may be heard. */
const HEARD = 'z';

/**
 * What a word means that is the beginning of a form of another ("pantri" of "pantries"), or its plural as it is heard ("jobz").
 * place-facts/src/search/forms.rs does the same.
 */
export function formOf(word: string, vocabulary: Vocabulary): Meaning | null {
  return heard(word, vocabulary) ?? begun(word, vocabulary);
}

/**
 * The shortest word that goes on with what was typed and means something, if all that go on with it mean the same. Words for
 * all of a need come before those for one thing: "alb" is "albergue" and no job of an "albañil".
 * place-facts/src/search/forms.rs does the same.
 */
export function goesOn(word: string, { single }: Vocabulary): Meaning | null {
  if (lengthOf(word) < WHOLE_MIN) return null;
  const begun = (single.get(firstSound(word)) ?? []).filter(
    ([phrase, { needs, about }]) => phrase.startsWith(word) && needs.length + about.length > 0,
  );
  const general = begun.filter(([, { needs, about }]) => needs.length > 0 && about.length === 0);
  const known = general.length > 0 ? general : begun;
  const [shortest] = [...known].sort(([a], [b]) => lengthOf(a) - lengthOf(b));
  if (!shortest) return null;
  const [, meaning] = shortest;
  const said = ({ needs, about }: Meaning) =>
    JSON.stringify(needs.length > 0 ? needs : [[], about]);
  return known.every(([, it]) => said(it) === said(meaning)) ? meaning : null;
}

function heard(word: string, vocabulary: Vocabulary): Meaning | null {
  if (!word.endsWith(HEARD)) return null;
  const meaning = meaningOf([`${word.slice(0, -1)}s`], vocabulary);
  return meaning && meaning.needs.length > 0 ? meaning : null;
}

/** Of several words the first of the alphabet. A word that goes on with what was typed is nearer: "hirin" is "hiring". */
function begun(word: string, { single }: Vocabulary): Meaning | null {
  if (lengthOf(word) < BEGUN_MIN) return null;
  const known = single.get(firstSound(word)) ?? [];
  if (known.some(([phrase]) => phrase.startsWith(word))) return null;
  const form = known.find(([phrase, { needs }]) => needs.length > 0 && isBegun(word, phrase));
  return form?.[1] ?? null;
}

function isBegun(word: string, phrase: string): boolean {
  return ENDINGS.some(([off, on]) => {
    if (!phrase.endsWith(off)) return false;
    const stem = phrase.slice(0, phrase.length - off.length);
    return (
      word.length > stem.length && word.startsWith(stem) && on.startsWith(word.slice(stem.length))
    );
  });
}
