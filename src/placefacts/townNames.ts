import { unaccented } from './words';

/** What the names of municipalities end with, and people leave out. */
const SUFFIXES = [' city', ' borough', ' town', ' village', ' township'];
/** What people write behind a town: "Trenton NJ". */
const STATE = / (?:nj|n j|new jersey|nueva jersey|nova jersey)$/;
/** "County" before a name, in the languages of the screens, and behind it. */
const COUNTY = /^(?:county of|condado de|condado|konte) | (?:county|co|cty)$/;
/** Kinds of towns before a name, and what the name ends with then: "Township of Washington". */
const TOWN_OF: readonly (readonly [string, string])[] = [
  ['township of ', ' township'],
  ['borough of ', ' borough'],
  ['city of ', ''],
  ['town of ', ''],
  ['ciudad de ', ''],
  ['pueblo de ', ''],
];
/** Names that everybody uses beside those of the list. */
const CALLED: Record<string, readonly string[]> = {
  elizabeth: ['eliz'],
  newark: ['nwk'],
  phillipsburg: ['p burg', 'pburg'],
  'city of orange township': ['orange'],
  'south orange village township': ['south orange'],
  'parsippany troy hills township': ['parsippany'],
  'atlantic city': ['ac', 'a c'],
  'new brunswick': ['nb', 'new bruns'],
  'ho ho kus borough': ['hohokus'],
  'jersey city': ['jc'],
  'west new york': ['wny', 'west ny'],
  'egg harbor township': ['eht'],
  'asbury park': ['asbury'],
  'long beach township': ['lbi', 'long beach island'],
};
/** What people say before a town, and behind it: "in Newark", "Newark area". */
const AROUND = [
  'around ',
  'at ',
  'central ',
  'centro de ',
  'cerca de ',
  'close to ',
  'de ',
  'downtown ',
  'el centro de ',
  'em ',
  'en ',
  'estoy en ',
  'from ',
  'i am in ',
  'i live in ',
  'i m in ',
  'im in ',
  'in ',
  'midtown ',
  'mwen nan ',
  'nan ',
  'near ',
  'perto de ',
  'pre ',
  'the ',
  'toupre ',
  'tou pre ',
  'uptown ',
  'vivo en ',
];
const PART = [' area', ' downtown', ' city center'];
const SHORT: Record<string, string> = {
  twp: 'township',
  twsp: 'township',
  tnshp: 'township',
  boro: 'borough',
  mt: 'mount',
  ft: 'fort',
  pt: 'point',
  hts: 'heights',
  lk: 'lake',
  pk: 'park',
  bch: 'beach',
  jct: 'junction',
  spgs: 'springs',
  sq: 'square',
};
/** At the beginning of a name. */
const DIRECTIONS: Record<string, string> = {
  n: 'north',
  no: 'north',
  s: 'south',
  so: 'south',
  e: 'east',
  w: 'west',
};

/**
 * Each way to write the name of a municipality, the whole name first. place-facts/src/geography/names.rs does the
 * same.
 */
export function waysToWrite(name: string): string[] {
  const whole = plain(name);
  const suffix = SUFFIXES.find((it) => whole.endsWith(it));
  const short = suffix === undefined ? [] : [whole.slice(0, -suffix.length)];
  return [whole, ...(CALLED[whole] ?? []), ...short];
}

/**
 * Lower case without accents, one space between words, points, dashes and apostrophes as spaces; "Twp", "Boro"
 * and the "E." of "E. Orange" written out.
 */
export function plain(name: string): string {
  const words = unaccented(name)
    .replace(/[.\-,'’]/g, ' ')
    .split(/\s+/);
  return words
    .filter((word) => word !== '')
    .map((word, at) => (at === 0 ? DIRECTIONS[word] : undefined) ?? SHORT[word] ?? word)
    .join(' ');
}

/** The name of a county without the word; a plain name in, a plain name out. */
export function withoutCounty(name: string): string {
  return name.replace(COUNTY, '');
}

/** A plain name without the state behind it. */
export function withoutState(name: string): string {
  return name.replace(STATE, '');
}

/**
 * Other ways that a plain name may have been meant: "Township of Washington", and "Jersey Cty", which is no county.
 */
export function otherWays(name: string): string[] {
  const of = TOWN_OF.filter(([words]) => name.startsWith(words));
  const city = name.endsWith(' cty') ? [`${name.slice(0, -' cty'.length)} city`] : [];
  return [
    ...of.map(([words, ending]) => name.slice(words.length) + ending),
    ...city,
    ...withoutAround(name),
  ];
}

/** The name without what people say around it, if they say something. */
export function withoutAround(name: string): string[] {
  let bare = name;
  for (;;) {
    const before = AROUND.find((words) => bare.startsWith(words));
    const behind = PART.find((words) => bare.endsWith(words));
    if (before !== undefined) bare = bare.slice(before.length);
    else if (behind !== undefined) bare = bare.slice(0, -behind.length);
    // "Near W New York": a direction stands at the beginning now.
    else return bare === name ? [] : [plain(bare)];
  }
}

/** What towns are, behind their names. */
const FORMS = [' boro', ' borough', ' city', ' town', ' township', ' village'];

/** "Vineland" of "Vineland city", whatever form the town really has. */
export function withoutForm(name: string): string | null {
  const form = FORMS.find((form) => name.endsWith(form));
  return form === undefined ? null : name.slice(0, -form.length);
}
