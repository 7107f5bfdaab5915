import type { FindWords } from '../words/find.en';

/** ZIP codes outside New Jersey by their first three digits, and the county nearest to them. */
const ZIPS: readonly (readonly [from: number, to: number, county: string])[] = [
  [100, 102, 'Hudson'],
  [103, 103, 'Union'],
  [104, 104, 'Bergen'],
  [105, 109, 'Bergen'],
  [110, 119, 'Hudson'],
  [124, 127, 'Sussex'],
  [180, 182, 'Warren'],
  [183, 188, 'Warren'],
  [189, 189, 'Mercer'],
  [190, 191, 'Camden'],
  [193, 194, 'Camden'],
  [197, 199, 'Salem'],
];
/** Places beyond the border that people name, by the county nearest to them. */
const NAMES: Record<string, readonly string[]> = {
  Hudson: ['new york', 'nyc', 'ny', 'manhattan', 'brooklyn', 'queens', 'harlem', 'long island'],
  Union: ['staten island'],
  Bergen: ['bronx', 'the bronx', 'yonkers', 'nyack', 'rockland', 'westchester'],
  Camden: ['philadelphia', 'filadelfia', 'philly', 'phila', 'pennsylvania', 'pa'],
  Mercer: ['levittown', 'bristol', 'bucks county', 'morrisville'],
  Warren: ['easton', 'allentown', 'stroudsburg', 'east stroudsburg', 'lehigh valley'],
  Salem: ['wilmington', 'delaware', 'new castle', 'de'],
};
/** What people write who want the page to know where they are. */
const HERE = [
  'near me',
  'nearby',
  'around me',
  'close to me',
  'here',
  'my location',
  'current location',
  'where i am',
  'cerca de mi',
  'cerca',
  'aqui',
  'mi ubicacion',
  'perto de mim',
  'bo kote m',
  'toupre m',
];

/** Whether a text that is no town names a place outside New Jersey; the nearest county, where one is near. */
export function outsideOf(text: string): { county: string | null } | null {
  const [zip] = /\b\d{5}\b/.exec(text) ?? [];
  if (zip !== undefined) {
    if (/^0[78]/.test(zip)) return null;
    const start = Number(zip.slice(0, 3));
    const near = ZIPS.find(([from, to]) => from <= start && start <= to);
    return { county: near?.[2] ?? null };
  }
  const name = plain(text);
  const found = Object.entries(NAMES).find(([, names]) =>
    names.some((it) => name === it || (it.length > 2 && name.startsWith(`${it} `))),
  );
  return found ? { county: found[0] } : null;
}

/** Names that are words of other languages too: in a sentence they are a state only in capitals. */
const ALSO_WORDS = ['pa', 'de'];
/** The most words that a name has. */
const NAME_WORDS = 3;

/**
 * What a sentence says of a place where none of New Jersey was understood, as it is typed: a ZIP code, a place outside
 * New Jersey, or that the page knows where the person is. `null` where it says no such thing.
 */
export function placeSaid(sentence: string): string | null {
  const words = [...sentence.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  for (let count = Math.min(NAME_WORDS, words.length); count > 0; count -= 1)
    for (let start = 0; start + count <= words.length; start += 1) {
      const [first, last] = [words[start], words[start + count - 1]];
      if (!first || !last) continue;
      const text = sentence.slice(first.index, last.index + last[0].length);
      if (isPlace(text, count)) return text;
    }
  return null;
}

function isPlace(text: string, words: number): boolean {
  if (/^\d{5}$/.test(text)) return true;
  const name = plain(text);
  // "In Philadelphia" is found as its name alone.
  if (name.split(' ').length < words) return false;
  if (ALSO_WORDS.includes(name) && text !== text.toUpperCase()) return false;
  // "Here" and "near" alone stand in many sentences.
  if (HERE.includes(name)) return words > 1 || name === 'nearby';
  const bare = name.replace(/ (?:pa|ny)$/, '');
  return Object.values(NAMES).some((names) => names.includes(bare));
}

/** What to say of a text that is no town, ZIP code or county of New Jersey. */
export function unknownTown(
  text: string,
  words: Pick<FindWords, 'here' | 'outside' | 'unknown'>,
  unknown: (text: string) => string = words.unknown,
): string {
  if (HERE.includes(plain(text))) return words.here;
  const outside = outsideOf(text);
  return outside ? words.outside(text, outside.county) : unknown(text);
}

function plain(text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const words = bare.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.join(' ').replace(/^(?:in|near|en|cerca de|em|nan) (?!me$|mi$|mim$)/, '');
}
