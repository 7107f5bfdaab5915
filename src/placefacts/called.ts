import type { KeptPlace } from '../generated/bindings';
import type { Known } from './correct';
import { placeOf } from './namedTown';
import { meaningOf } from './phrases';
import { field } from './place';
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
 * The places whose name has all words of a text, besides those that name their town or county, each with how much of it was
 * typed. place-facts/src/search/called.rs does the same.
 */
export function calledBy(
  text: string,
  places: KeptPlace[],
  known: Known,
): ReadonlyMap<number, number> {
  const typed = content(text);
  // A word for a thing is no name of the many who are called so: "food pantry". One company is called "Uber".
  const isThing = meaningOf(typed, known.vocabulary) !== null;
  const found = new Map<number, string[]>();
  for (const word of typed)
    for (const number of known.index.named(word))
      found.set(number, [...(found.get(number) ?? []), word]);
  const sameWords = [...found.values()].filter(({ length }) => length === typed.length);
  if (isThing && sameWords.length > FEW) return new Map();
  const called = [...found].flatMap(([number, words]): [number, number][] => {
    const others = typed.filter((word) => !words.includes(word));
    const isThere = (word: string) => word === COUNTY || known.index.has(word, number);
    const place = others.every(isThere) ? places[number] : undefined;
    const how = place ? howCalled(place, typed, words, known) : 0;
    return how > 0 ? [[number, how]] : [];
  });
  const most = isThing ? FEW : MOST;
  const whole = called.filter(([, how]) => how === WHOLLY);
  const kept = isThing || called.length > most ? whole : called;
  return new Map(kept.length > most ? [] : kept);
}

/** How much of the name of a place was typed; 0 where the words are none of its name. `words` are those that its name has. */
function howCalled(place: KeptPlace, typed: string[], words: string[], known: Known): number {
  const ofTown = ['city', 'county'].flatMap((it) => split(field(place, it) ?? ''));
  const others = typed.filter((word) => !words.includes(word));
  if (!others.every((word) => word === COUNTY || ofTown.includes(word))) return 0;
  const name = content(main(field(place, 'name') ?? ''));
  const count = name.filter((word) => typed.includes(word)).length;
  const part = count / Math.max(name.length, 1);
  const isWhole = count === name.length;
  const { fillers, ordinary } = known.vocabulary;
  const own = words.filter(
    (word) => meaningOf([word], known.vocabulary) === null && !fillers.has(word),
  );
  const namesIt = own.some(
    (word) =>
      known.index.named(word).length <= RARE &&
      !ordinary.has(word) &&
      placeOf(word, known.geography) === null,
  );
  const begins = words.length > 1 && typed.every((word, at) => name[at] === word);
  const isCalled =
    namesIt ||
    (isWhole && (name.length > 1 || typed.length === 1)) ||
    (own.length > 0 && (begins || (words.length >= SEVERAL && part >= PART)));
  if (!isCalled) return 0;
  if (isWhole) return WHOLLY;
  return part >= PART ? MOSTLY : PARTLY;
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
