import type { KeptPlaces, Near } from '../generated/bindings';
import { distance } from './spelling';
import { lengthOf } from './words';

/** Degrees north and east. */
export type Point = readonly [number, number];

interface Town {
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
const SHORT: Record<string, string> = { twp: 'township', boro: 'borough', mt: 'mount' };

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

  /** The county whose name this is. */
  county(name: string): County | null {
    return this.counties.get(plain(name).replace(/ county$/, '')) ?? null;
  }

  /** Whether this is, letter by letter, the name of a town or county. */
  isName(name: string): boolean {
    return this.towns.has(plain(name)) || this.county(name) !== null;
  }

  /**
   * Understands a ZIP code, a town, a county, or "town, county", as a person wrote it; one letter may be
   * wrong in a name of five letters or more.
   */
  near(written: string): Near | null {
    const text = written.trim();
    if (lengthOf(text) > NEAR_MAX) return null;
    const [zip] = /^\d{5}(?!\d)/.exec(text) ?? [];
    if (zip) {
      const town = this.zips.get(zip);
      return town ? nearTown(town, zip) : null;
    }
    const comma = text.lastIndexOf(',');
    const rest = comma < 0 ? 'nj' : plain(text.slice(comma + 1));
    const name = comma < 0 ? text : text.slice(0, comma);
    const isState = rest === 'nj' || rest === 'new jersey';
    const within = isState ? null : (this.county(rest)?.name ?? null);
    const found = this.named(plain(name), within);
    if (found) return found;
    const respelled = this.respelled(plain(name));
    return respelled === null ? null : this.named(respelled, within);
  }

  private named(name: string, within: string | null): Near | null {
    const town = this.towns.get(name)?.find(({ county }) => within === null || county === within);
    const county = this.county(name);
    // "Ocean" is a county before it is Ocean City; Camden and Passaic are cities first.
    if (town && (!county || plain(town.name) === name)) return nearTown(town, null);
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

/** Lower case, one space between words, points and dashes as spaces; "Twp" and "Boro" written out. */
export function plain(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[.\-,']/g, ' ')
    .split(/\s+/);
  return words
    .filter((word) => word !== '')
    .map((word) => SHORT[word] ?? word)
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
