import type { KeptPlace } from '../generated/bindings';
import { field } from './place';
import { distance } from './spelling';
import { lengthOf, split } from './words';

/** Fields and what a word of them counts. Sources and addresses of the web are not searched. */
const FIELDS: readonly [readonly [string, number], ...(readonly [string, number])[]] = [
  ['name', 4],
  ['type', 3],
  ['city', 2],
  ['county', 2],
  ['zip', 2],
  ['phone', 2],
  ['work', 2],
  ['notes', 1],
  ['other', 1],
  ['address', 1],
];
/** What the beginning of a word counts beside the whole word. */
const BEGINNING = 0.6;
/** Shortest beginning of a word that is looked for, in letters. */
const BEGINNING_MIN = 3;
/** Shortest word with one wrong letter, and with two. */
const ONE_WRONG_MIN = 5;
const TWO_WRONG_MIN = 8;

/** The places of a word, by their number, with what the word counts there. */
type Found = Map<number, number>;

/** An index of the words of all places. place-facts/src/catalog/index.rs does the same. */
export class WordIndex {
  private readonly words = new Map<string, Found>();

  constructor(private readonly places: KeptPlace[]) {
    places.forEach((place, index) => {
      for (const [name, weight] of FIELDS) {
        for (const word of split(field(place, name) ?? '')) {
          const found = this.words.get(word) ?? new Map<number, number>();
          found.set(index, Math.max(found.get(index) ?? 0, weight));
          this.words.set(word, found);
        }
      }
    });
  }

  /** Places in which a word stands or begins a word, each with its points. What is rare counts more. */
  matches(word: string): Found {
    const found: Found = new Map();
    const add = (places: Found, factor: number) => {
      const rarity = Math.log(1 + this.places.length / Math.max(places.size, 1));
      for (const [place, weight] of places)
        found.set(place, Math.max(found.get(place) ?? 0, weight * factor * rarity));
    };
    const whole = this.words.get(word);
    if (whole) add(whole, 1);
    for (const [other, places] of this.beginningWith(word))
      if (other !== word) add(places, BEGINNING);
    return found;
  }

  /** The places whose name has a word. */
  named(word: string): number[] {
    const [[, ofName]] = FIELDS;
    const places = [...(this.words.get(word) ?? [])];
    return places.flatMap(([place, weight]) => (weight >= ofName ? [place] : []));
  }

  /** Whether a place has a word. */
  has(word: string, place: number): boolean {
    return this.words.get(word)?.has(place) ?? false;
  }

  /** Places that may have all words of a phrase, the last one also in its plural: those of its rarest word. */
  withAll(words: string[]): number[] {
    const last = words.at(-1) ?? '';
    const of = (word: string) => [...(this.words.get(word)?.keys() ?? [])];
    let rarest = [...of(last), ...of(`${last}s`)];
    for (const word of words.slice(0, -1)) {
      const places = of(word);
      if (places.length < rarest.length) rarest = places;
    }
    return rarest;
  }

  /** Whether a word is known, whole or as a beginning. */
  knows(word: string): boolean {
    return this.words.has(word) || this.beginningWith(word).length > 0;
  }

  /** Whether a place has a word as it stands. */
  hasWord(word: string): boolean {
    return this.words.has(word);
  }

  /** How often places have a word that begins so. */
  begun(word: string): number {
    return this.beginningWith(word).reduce((count, [, places]) => count + places.size, 0);
  }

  /**
   * The known word nearest to one that is not known, with the same first letter and as long as a word has to be that is
   * corrected; of several the one in most places.
   */
  respelled(word: string): string | null {
    const most = allowedErrors(word);
    if (most === 0) return null;
    let best: [number, number, string] | null = null;
    for (const [other, places] of this.words) {
      if (!other.startsWith(word.charAt(0)) || lengthOf(other) < ONE_WRONG_MIN) continue;
      const apart = /^[0-9]*$/.test(other) ? null : distance(other, word, most);
      if (apart === null) continue;
      const candidate: [number, number, string] = [apart, -places.size, other];
      if (best === null || isBefore(candidate, best)) best = candidate;
    }
    return best?.[2] ?? null;
  }

  private beginningWith(word: string): [string, Found][] {
    if (lengthOf(word) < BEGINNING_MIN) return [];
    return [...this.words].filter(([other]) => other.startsWith(word));
  }
}

function isBefore(a: [number, number, string], b: [number, number, string]): boolean {
  if (a[0] !== b[0]) return a[0] < b[0];
  return a[1] === b[1] ? a[2] < b[2] : a[1] < b[1];
}

/** How many letters of a word may be wrong. */
export function allowedErrors(word: string): number {
  const length = lengthOf(word);
  if (length >= TWO_WRONG_MIN) return 2;
  return length >= ONE_WRONG_MIN ? 1 : 0;
}
