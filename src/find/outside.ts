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
