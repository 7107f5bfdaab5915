import type { KeptPlaces, Near } from '../generated/bindings';
import { distance } from './spelling';
import {
  otherWays,
  withoutForm,
  plain,
  waysToWrite,
  withoutAround,
  withoutCounty,
  withoutState,
} from './townNames';
import { lengthOf } from './words';

/** Degrees north and east. */
export type Point = readonly [number, number];

/** A municipality, or a part of one that people name, such as Avenel in Woodbridge Township. */
export interface Town {
  name: string;
  county: string;
  /** The municipality that it is a part of. */
  partOf: string | null;
  point: Point;
  /** About how many live there; 0 where no other municipality has the name. */
  people: number;
}

interface County {
  name: string;
  middle: Point;
}

const EARTH_MILES = 3958.8;
const NEAR_MAX = 60;
/** What the name of a borough ends with, and the part of the people of the largest town of its name that it has at least, to be meant. */
const BOROUGH = ' Borough';
const BOROUGH_PART = 10;
/** Shortest name in which a letter may be wrong. */
const RESPELLED_MIN = 5;
/**
 * Where places lie: ZIP codes, municipalities and counties of New Jersey. place-facts/src/geography.rs
 * does the same.
 */
export class Geography {
  private readonly zips = new Map<string, Town>();
  private readonly towns = new Map<string, Town[]>();
  /** Parts of municipalities: those with a post office, then the others. */
  private readonly parts = new Map<string, Town[]>();
  private readonly counties = new Map<string, County>();

  constructor(tables: Pick<KeptPlaces, 'towns' | 'zips' | 'localities'>) {
    const sums = new Map<string, [number, number, number]>();
    for (const [name = '', county = '', lat, lon, , people] of cellsOf(tables.towns)) {
      const point: Point = [Number(lat), Number(lon)];
      const [north, east, count] = sums.get(county) ?? [0, 0, 0];
      sums.set(county, [north + point[0], east + point[1], count + 1]);
      const town = { name, county, partOf: null, point, people: Number(people ?? 0) };
      for (const way of waysToWrite(name)) add(this.towns, way, town);
    }
    // Of several, the one that is called exactly so is the first, then a borough before a township that is not ten times as large,
    // then the one with the most people.
    const isCalled = (way: string, { name }: Town) => Number(plain(name) === way);
    for (const [way, towns] of this.towns) {
      const most = Math.max(...towns.map(({ people }) => people));
      const isBorough = ({ name, people }: Town) =>
        Number(name.endsWith(BOROUGH) && people * BOROUGH_PART >= most);
      towns.sort(
        (a, b) =>
          isCalled(way, b) - isCalled(way, a) || isBorough(b) - isBorough(a) || b.people - a.people,
      );
    }
    for (const [name, [north, east, count]] of sums)
      this.counties.set(name.toLowerCase(), { name, middle: [north / count, east / count] });
    for (const [zip = '', lat, lon, town = '', county = '', post] of cellsOf(tables.zips)) {
      const point: Point = [Number(lat), Number(lon)];
      const partOf = post === undefined ? null : town;
      const office = { name: post ?? town, county, partOf, point, people: 0 };
      this.zips.set(zip, office);
      if (partOf !== null) this.addPart(office);
    }
    for (const [name = '', partOf = '', county = '', zip = ''] of cellsOf(tables.localities)) {
      const point = this.zips.get(zip)?.point;
      if (point) this.addPart({ name, county, partOf, point, people: 0 });
    }
  }

  /** Where the ZIP code at the beginning of a text lies; `null` outside New Jersey. */
  zip(written: string): Point | null {
    const [zip = ''] = /^\d{5}(?!\d)/.exec(written.trim()) ?? [];
    return this.zips.get(zip)?.point ?? null;
  }

  /** The county whose name this is. */
  county(name: string): County | null {
    return this.counties.get(withoutCounty(plain(name))) ?? null;
  }

  /** Whether this is, letter by letter, the name of a town or county, with the state or without. */
  isName(name: string): boolean {
    const bare = withoutState(plain(name));
    return this.towns.has(bare) || this.parts.has(bare) || this.county(bare) !== null;
  }

  /**
   * Understands a ZIP code, a town, a county, or "town, county", as a person wrote it, with the state or
   * without; one letter may be wrong in a name of five letters or more.
   */
  near(written: string): Near | null {
    const said = this.said(written);
    if (said === null) return null;
    if ('zip' in said) {
      const town = this.zips.get(said.zip);
      return town ? nearTown(town, said.zip) : null;
    }
    const { name, within } = said;
    const found = this.named(name, within) ?? this.otherwise(name, within)?.near;
    if (found) return found;
    const plainer = withoutForm(name);
    const formless = plainer === null ? null : this.named(plainer, within);
    if (formless) return formless;
    for (const way of [name, ...withoutAround(name)]) {
      const respelled = this.respelled(way);
      const near = respelled === null ? null : this.named(respelled, within);
      if (near) return near;
    }
    return null;
  }

  /** The name of a town or county that a text says without a ZIP code or a county, spelled right. */
  namedAs(written: string): string | null {
    const said = this.said(written);
    if (said === null || 'zip' in said || said.within !== null) return null;
    if (this.named(said.name, null)) return said.name;
    return this.otherwise(said.name, null)?.name ?? this.respelled(said.name);
  }

  /** The municipalities of this name, the one that is most likely meant first, then parts of others. */
  townsNamed(name: string): readonly Town[] {
    const bare = plain(name);
    return [...(this.towns.get(bare) ?? []), ...(this.parts.get(bare) ?? [])];
  }

  private said(written: string) {
    // "7102": spreadsheets and people leave out the zero.
    const text = written.trim();
    const short = /^\d{4}$/.test(text) ? `0${text}` : '';
    if (this.zips.has(short)) return { zip: short };
    return read(written, (name) => this.county(name)?.name ?? null);
  }

  private addPart(part: Town) {
    const name = plain(part.name);
    // One post office may have several ZIP codes.
    const isKnown = this.parts.get(name)?.some(({ county }) => county === part.county);
    if (!isKnown) add(this.parts, name, part);
  }

  private named(name: string, within: string | null): Near | null {
    const towns = this.townsNamed(name);
    const town = towns.find(({ county }) => within === null || county === within);
    const county = this.county(name);
    // "Ocean" is a county before it is Ocean City; Camden and Passaic are cities first. "Union, Union" is a town.
    const isFirst = town?.partOf === null && plain(town.name) === name;
    const isTown = within !== null || !county || isFirst;
    if (town && isTown) return nearTown(town, null);
    return county && nearCounty(county);
  }

  private otherwise(said: string, within: string | null) {
    for (const name of otherWays(said)) {
      const near = this.named(name, within);
      if (near) return { name, near };
    }
    return null;
  }

  /** The one name that differs in one letter: of a town or county, or else of a part of a town. */
  private respelled(name: string): string | null {
    if (lengthOf(name) < RESPELLED_MIN) return null;
    const towns = [...this.towns.keys(), ...this.counties.keys()];
    return oneLike(name, towns) ?? oneLike(name, [...this.parts.keys()]);
  }
}

function oneLike(name: string, names: string[]): string | null {
  const close = [...new Set(names)].filter((known) => distance(known, name, 1) !== null);
  return close.length === 1 ? (close[0] ?? null) : null;
}

function add(towns: Map<string, Town[]>, name: string, town: Town) {
  const named = towns.get(name);
  if (named) named.push(town);
  else towns.set(name, [town]);
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
  return { name: withoutState(plain(name)), within: isState ? null : countyOf(rest) };
}

function nearTown({ name, county, partOf, point: [lat, lon] }: Town, zip: string | null): Near {
  return { name, partOf, county, zip, lat, lon, whole: false };
}

function nearCounty({ name, middle: [lat, lon] }: County): Near {
  return { name: `${name} County`, partOf: null, county: name, zip: null, lat, lon, whole: true };
}

/** The ZIP code that a text begins with, or else the last one in it that stands alone. */
function zipIn(text: string): string | null {
  const [first] = /^\d{5}(?!\d)/.exec(text) ?? [];
  const numbers = text.split(/\D+/).filter((number) => number.length === 5);
  return first ?? numbers.at(-1) ?? null;
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
