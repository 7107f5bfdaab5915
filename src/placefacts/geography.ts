import type { KeptPlaces, Near } from '../generated/bindings';
import { distance } from './spelling';
import { lengthOf, unaccented } from './words';

/** Degrees north and east. */
export type Point = readonly [number, number];

/** A municipality. */
export interface Town {
  name: string;
  county: string;
  point: Point;
}

interface County {
  name: string;
  middle: Point;
}

const EARTH_MILES = 3958.8;
const NEAR_MAX = 60;
/** Shortest name in which a letter may be wrong. */
const RESPELLED_MIN = 5;
/** What the names of municipalities end with, and people leave out. */
const SUFFIXES = [' city', ' borough', ' town', ' village', ' township'];
/** "City of Orange Township" is Orange, "Parsippany-Troy Hills" is Parsippany to everybody. */
const ALSO: Record<string, string> = {
  'city of orange township': 'orange',
  'south orange village township': 'south orange',
  'parsippany troy hills township': 'parsippany',
};
const SHORT: Record<string, string> = {
  twp: 'township',
  boro: 'borough',
  mt: 'mount',
  ft: 'fort',
  hts: 'heights',
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
/** What people write behind a town: "Trenton NJ". */
const STATE = / (?:nj|n j|new jersey|nueva jersey|nova jersey)$/;
/** "County" beside a name, in the languages of the screens. */
const COUNTY = /^(?:county of|condado de|condado|konte) | county$/;

/**
 * Where places lie: ZIP codes, municipalities and counties of New Jersey. place-facts/src/geography.rs
 * does the same.
 */
export class Geography {
  private readonly zips = new Map<string, Town>();
  private readonly towns = new Map<string, Town[]>();
  private readonly counties = new Map<string, County>();

  constructor(tables: Pick<KeptPlaces, 'towns' | 'zips'>) {
    const sums = new Map<string, [number, number, number]>();
    for (const [name = '', county = '', lat, lon] of cellsOf(tables.towns)) {
      const point: Point = [Number(lat), Number(lon)];
      const [north, east, count] = sums.get(county) ?? [0, 0, 0];
      sums.set(county, [north + point[0], east + point[1], count + 1]);
      for (const way of waysToWrite(name)) {
        const named = this.towns.get(way);
        if (named) named.push({ name, county, point });
        else this.towns.set(way, [{ name, county, point }]);
      }
    }
    for (const [name, [north, east, count]] of sums)
      this.counties.set(name.toLowerCase(), { name, middle: [north / count, east / count] });
    for (const [zip = '', lat, lon, name = '', county = ''] of cellsOf(tables.zips))
      this.zips.set(zip, { name, county, point: [Number(lat), Number(lon)] });
  }

  /** Where the ZIP code at the beginning of a text lies; `null` outside New Jersey. */
  zip(written: string): Point | null {
    const [zip = ''] = /^\d{5}(?!\d)/.exec(written.trim()) ?? [];
    return this.zips.get(zip)?.point ?? null;
  }

  /** The county whose name this is. */
  county(name: string): County | null {
    return this.counties.get(plain(name).replace(COUNTY, '')) ?? null;
  }

  /** Whether this is, letter by letter, the name of a town or county, with the state or without. */
  isName(name: string): boolean {
    const bare = plain(name).replace(STATE, '');
    return this.towns.has(bare) || this.county(bare) !== null;
  }

  /**
   * Understands a ZIP code, a town, a county, or "town, county", as a person wrote it, with the state or
   * without; one letter may be wrong in a name of five letters or more.
   */
  near(written: string): Near | null {
    const said = read(written, (name) => this.county(name)?.name ?? null);
    if (said === null) return null;
    if ('zip' in said) {
      const town = this.zips.get(said.zip);
      return town ? nearTown(town, said.zip) : null;
    }
    const { name, within } = said;
    const found = this.named(name, within);
    if (found) return found;
    const respelled = this.respelled(name);
    return respelled === null ? null : this.named(respelled, within);
  }

  /** The name of a town or county that a text says without a ZIP code or a county, spelled right. */
  namedAs(written: string): string | null {
    const said = read(written, (name) => this.county(name)?.name ?? null);
    if (said === null || 'zip' in said || said.within !== null) return null;
    return this.named(said.name, null) ? said.name : this.respelled(said.name);
  }

  /** The municipalities of this name. */
  townsNamed(name: string): readonly Town[] {
    return this.towns.get(plain(name)) ?? [];
  }

  private named(name: string, within: string | null): Near | null {
    const town = this.towns.get(name)?.find(({ county }) => within === null || county === within);
    const county = this.county(name);
    // "Ocean" is a county before it is Ocean City; Camden and Passaic are cities first. "Union, Union" is a town.
    const isTown = within !== null || !county || plain(town?.name ?? '') === name;
    if (town && isTown) return nearTown(town, null);
    return county && nearCounty(county);
  }

  /** The one name of a town or county that differs in one letter. */
  private respelled(name: string): string | null {
    if (lengthOf(name) < RESPELLED_MIN) return null;
    const names = new Set([...this.towns.keys(), ...this.counties.keys()]);
    const close = [...names].filter((known) => distance(known, name, 1) !== null);
    return close.length === 1 ? (close[0] ?? null) : null;
  }
}

/** What a person wrote: a ZIP code, or a name and the county behind a comma. */
function read(
  written: string,
  countyOf: (name: string) => string | null,
): { zip: string } | { name: string; within: string | null } | null {
  const text = written.trim();
  if (lengthOf(text) > NEAR_MAX) return null;
  const zip = zipIn(text);
  if (zip !== null) return { zip };
  const comma = text.lastIndexOf(',');
  const rest = comma < 0 ? 'nj' : plain(text.slice(comma + 1));
  const name = comma < 0 ? text : text.slice(0, comma);
  const isState = rest === 'nj' || rest === 'new jersey';
  return { name: plain(name).replace(STATE, ''), within: isState ? null : countyOf(rest) };
}

function nearTown({ name, county, point: [lat, lon] }: Town, zip: string | null): Near {
  return { name, county, zip, lat, lon, whole: false };
}

function nearCounty({ name, middle: [lat, lon] }: County): Near {
  return { name: `${name} County`, county: name, zip: null, lat, lon, whole: true };
}

function waysToWrite(name: string): string[] {
  const whole = plain(name);
  const suffix = SUFFIXES.find((it) => whole.endsWith(it));
  const also = ALSO[whole];
  return [
    whole,
    ...(also === undefined ? [] : [also]),
    ...(suffix === undefined ? [] : [whole.slice(0, -suffix.length)]),
  ];
}

/** The ZIP code that a text begins with, or else the last one in it that stands alone. */
function zipIn(text: string): string | null {
  const [first] = /^\d{5}(?!\d)/.exec(text) ?? [];
  const numbers = text.split(/\D+/).filter((number) => number.length === 5);
  return first ?? numbers.at(-1) ?? null;
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

/** The way of a bird, in miles. */
export function miles(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, south] = [radians(from[0]), radians(to[0])];
  const half = (a: number, b: number) => Math.sin((a - b) / 2) ** 2;
  const h =
    half(south, north) + Math.cos(north) * Math.cos(south) * half(radians(to[1]), radians(from[1]));
  return 2 * EARTH_MILES * Math.asin(Math.min(Math.sqrt(h), 1));
}

/** The same to a tenth, as people are told. */
export function toldMiles(from: Near, to: Point): number {
  return Math.round(miles([from.lat, from.lon], to) * 10) / 10;
}

function cellsOf(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line !== '');
  return lines.map((line) => line.trimEnd().split(','));
}
