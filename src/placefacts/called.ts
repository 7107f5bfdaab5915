import type { KeptPlace } from '../generated/bindings';
import type { Known } from './correct';
import { placeOf } from './namedTown';
import { meaningOf } from './phrases';
import { field } from './place';
import { distance } from './spelling';
import { allowedErrors } from './wordIndex';
import { split } from './words';

/** Words that names have and people leave out. */
const SMALL = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'inc', 'llc', 'nj', 'of', 'the', 'to']);
/** Behind the name of a county. */
const COUNTY = 'county';
/** A word in more names than this names none of them. */
const RARE = 10;
/** More places than these are a chain, or what their names have in common is a thing: "food pantry". */
const MOST = 12;
/** As many places may be called like a thing. */
const FEW = 2;
/** Words without one that only names have: at least so many, and of a name at least this part. */
const SEVERAL = 3;
const PART = 0.6;

/** How much of a name was typed. */
const PARTLY = 1;
const MOSTLY = 2;
const WHOLLY = 3;

/**
 * The places that are called as a text says, as it was typed or with its words written together ("home front"), or with what was
 * corrected in it, each with how much of its name was typed. `ofTown` are the words of the town that was said. place-facts/src/search/called.rs does the same.
 */
export function calledBy(
  text: string,
  understood: string | null,
  ofTown: string[],
  places: KeptPlace[],
  known: Known,
): ReadonlyMap<number, number> {
  const typed = content(text);
  const corrected = understood === null ? null : content(understood);
  const ways = [
    typed,
    joined(typed, known),
    asInNames(typed, 'st', known),
    asInNames(typed, 'saint', known),
    alike(typed, places, known),
    corrected,
  ];
  for (const words of ways) {
    const found =
      words === null ? new Map<number, number>() : havingAll(words, ofTown, places, known);
    if (found.size > 0) return found;
  }
  return new Map();
}

/** The words with the first two of them written together that only together are a word of a name. */
function joined(typed: string[], known: Known): string[] | null {
  const isNamed = (word: string) => known.index.named(word).length > 0;
  const at = typed.findIndex(
    (word, at) => at + 1 < typed.length && isNamed(`${word}${typed[at + 1] ?? ''}`),
  );
  if (at < 0) return null;
  return [...typed.slice(0, at), typed.slice(at, at + 2).join(''), ...typed.slice(at + 2)];
}

/**
 * The words as names have them: "Lucy" is "Lucy's" in all of them, and a saint is written as `saint`. Null where they are no
 * others.
 */
function asInNames(typed: string[], saint: string, { index }: Known): string[] | null {
  const isNamed = (word: string) => index.named(word).length > 0;
  const words = typed.map((word) => {
    if (word === 'st' || word === 'saint') return saint;
    return !isNamed(word) && isNamed(`${word}s`) ? `${word}s` : word;
  });
  return words.every((word, at) => word === typed[at]) ? null : words;
}

/** The words with the only one that no name has spelled as in a name that has the others: "rsource center somerset". */
function alike(typed: string[], places: KeptPlace[], known: Known): string[] | null {
  const { index, vocabulary } = known;
  const others = typed.filter((word) => index.named(word).length > 0);
  const [wrong, ...more] = typed.filter((word) => index.named(word).length === 0);
  if (wrong === undefined || more.length > 0) return null;
  const most = allowedErrors(wrong);
  if (most === 0 || vocabulary.ordinary.has(wrong) || !saysNoThing(wrong, known)) return null;
  const rarest = others.map((word) => index.named(word)).sort((a, b) => a.length - b.length)[0];
  let best: { apart: number; word: string } | null = null;
  for (const number of rarest ?? []) {
    const place = places[number];
    if (!place || !others.every((word) => index.has(word, number))) continue;
    for (const word of nameOf(place)) {
      const apart = distance(word, wrong, most);
      if (apart === null) continue;
      const isBetter =
        best === null || apart < best.apart || (apart === best.apart && word < best.word);
      if (isBetter) best = { apart, word };
    }
  }
  const right = best?.word;
  return right === undefined ? null : typed.map((word) => (word === wrong ? right : word));
}

/** The places whose name has all words, besides those that name their town or county. */
function havingAll(
  typed: string[],
  ofTown: string[],
  places: KeptPlace[],
  known: Known,
): ReadonlyMap<number, number> {
  // A word for a thing is no name of the many who are called so: "food pantry". One company is called "Uber".
  const isThing = meaningOf(typed, known.vocabulary) !== null;
  const found = new Map<number, string[]>();
  for (const word of typed)
    for (const number of known.index.named(word))
      found.set(number, [...(found.get(number) ?? []), word]);
  const sameWords = [...found.values()].filter(({ length }) => length === typed.length);
  if (isThing && sameWords.length > FEW) return new Map();
  const having = [...found].flatMap(([number, words]): [number, number][] => {
    const others = typed.filter((word) => !words.includes(word));
    const isThere = (word: string) => word === COUNTY || known.index.has(word, number);
    const place = others.every(isThere) ? places[number] : undefined;
    const own = place ? withoutPartOfTown(place, words, ofTown) : [];
    const how = place ? howCalled(place, typed, own, known) : 0;
    return how > 0 ? [[number, how]] : [];
  });
  const isName = !isThing && placeOf(typed.join(' '), known.geography) === null;
  const called = having.length === 0 && isName ? begun(typed, places, known) : having;
  const most = isThing ? FEW : MOST;
  // "Second chance" is a thing, and the beginning of one name.
  const isBegun = (number: number) => {
    const place = places[number];
    return isThing && place !== undefined && begins(nameOf(place), typed, known);
  };
  const whole = called.filter(([number, how]) => how === WHOLLY || isBegun(number));
  const kept = isThing || called.length > most ? whole : called;
  return new Map(kept.length > most ? [] : kept);
}

/** The few places whose name begins with words that all mean something else: "coming home", "our lady". */
function begun(typed: string[], places: KeptPlace[], { index }: Known): [number, number][] {
  const [first] = typed;
  if (first === undefined || typed.length < 2) return [];
  const found = index.named(first).filter((number) => {
    const place = places[number];
    const name = place ? nameOf(place) : [];
    return typed.every((word, at) => name[at] === word);
  });
  return found.length > FEW ? [] : found.map((number) => [number, PARTLY]);
}

/**
 * The words of a name that were typed, without those of the town that was said: of "legal services jersey city" the third is no
 * word of South Jersey Legal Services. A name with all words of the town may be meant.
 */
function withoutPartOfTown(place: KeptPlace, words: string[], ofTown: string[]): string[] {
  const name = nameOf(place);
  if (ofTown.every((word) => name.includes(word))) return words;
  return words.filter((word) => !ofTown.includes(word));
}

/** How much of the name of a place was typed; 0 where the words are none of its name. `words` are those that its name has. */
function howCalled(place: KeptPlace, typed: string[], words: string[], known: Known): number {
  if (words.length === 0) return 0;
  const ofTown = ['city', 'county'].flatMap((it) => split(field(place, it) ?? ''));
  const others = typed.filter((word) => !words.includes(word));
  if (!others.every((word) => word === COUNTY || ofTown.includes(word))) return 0;
  const name = nameOf(place);
  const count = name.filter((word) => words.includes(word)).length;
  const part = count / Math.max(name.length, 1);
  const isWhole = count === name.length;
  const { ordinary } = known.vocabulary;
  const own = words.filter((word) => saysNoThing(word, known));
  const namesIt = own.some(
    (word) =>
      known.index.named(word).length <= RARE &&
      !ordinary.has(word) &&
      placeOf(word, known.geography) === null,
  );
  const isCalled =
    namesIt ||
    (isWhole && (name.length > 1 || typed.length === 1)) ||
    (own.length > 0 && (begins(name, typed, known) || (words.length >= SEVERAL && part >= PART)));
  if (!isCalled) return 0;
  if (isWhole) return WHOLLY;
  return part >= PART ? MOSTLY : PARTLY;
}

/** Whether a word has no meaning of its own. */
function saysNoThing(word: string, { vocabulary }: Known): boolean {
  return meaningOf([word], vocabulary) === null && !vocabulary.fillers.has(word);
}

/** Whether a name begins with words, of which one has no meaning of its own. */
function begins(name: string[], typed: string[], known: Known): boolean {
  const isBeginning = typed.length > 1 && typed.every((word, at) => name[at] === word);
  return isBeginning && typed.some((word) => saysNoThing(word, known));
}

/** The words of the name of a place. */
function nameOf(place: KeptPlace): string[] {
  return content(main(field(place, 'name') ?? ''));
}

/** A name without what stands in brackets behind it. */
function main(name: string): string {
  const [before = ''] = name.split('(');
  return before === '' ? name : before;
}

/** The words of a text without small ones, each once. */
function content(text: string): string[] {
  return [...new Set(split(text).filter((word) => !SMALL.has(word)))];
}
