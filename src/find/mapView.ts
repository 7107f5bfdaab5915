import type { FoundPlace, Near } from '../generated/bindings';
import outline from './counties.json';

/** A point of the drawing. */
type Point = [x: number, y: number];

/** Places that share a sign of the map. */
export interface Spot {
  at: Point;
  places: FoundPlace[];
}

/** What of the drawing is shown. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest piece that is shown: about fifteen miles, so that a person knows where it lies. */
const SMALLEST = 90;
const MARGIN = 1.35;

/** Degrees north and east as a point of the outline. */
export function pointOf(lat: number, lon: number): Point {
  return [(lon - outline.west) * outline.perLon, (outline.north - lat) * outline.perLat];
}

/** Places by where they are, in their order: those of one ZIP code share a spot. */
export function spotsOf(places: FoundPlace[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const place of places) {
    if (!place.point) continue;
    const key = place.point.join();
    const spot = spots.get(key) ?? { at: pointOf(...place.point), places: [] };
    spot.places.push(place);
    spots.set(key, spot);
  }
  return [...spots.values()];
}

/**
 * The same places with spots that are at least `apart` from each other: the nearest two become one between them, until
 * none are nearer. The spot of the first place comes first.
 */
export function spreadOut(spots: Spot[], apart: number): Spot[] {
  const [one, other] = nearestOf(spots);
  if (!one || !other || distanceOf(one, other) >= apart) return spots;
  const merged = spots.map((spot) => (spot === one ? between(one, other) : spot));
  return spreadOut(
    merged.filter((spot) => spot !== other),
    apart,
  );
}

function nearestOf(spots: Spot[]): [Spot?, Spot?] {
  let [nearest, least]: [[Spot?, Spot?], number] = [[], Infinity];
  spots.forEach((one, index) => {
    for (const other of spots.slice(index + 1)) {
      const distance = distanceOf(one, other);
      if (distance < least) [nearest, least] = [[one, other], distance];
    }
  });
  return nearest;
}

function distanceOf(one: Spot, other: Spot): number {
  return distanceBetween(one.at, other.at);
}

function distanceBetween([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Nearer to the spot with more places. */
function between(one: Spot, other: Spot): Spot {
  const [a, b] = [one.places.length, other.places.length];
  const middle = (of: 0 | 1) => (one.at[of] * a + other.at[of] * b) / (a + b);
  return { at: [middle(0), middle(1)], places: [...one.places, ...other.places] };
}

/** The piece of the state around these places and the town of the question; without any, all of it. */
export function viewOf(spots: Spot[], near: Near | null): View {
  const points = spots.map(({ at }) => at);
  if (near) points.push(pointOf(near.lat, near.lon));
  if (points.length === 0) return { x: 0, y: 0, width: outline.width, height: outline.height };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max((right - left) * MARGIN, SMALLEST);
  const height = Math.max((bottom - top) * MARGIN, SMALLEST);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** A name on the map: of a county around its middle, or of the town. */
export interface Label {
  name: string;
  at: Point;
}

/** A piece of the drawing: left, top, right, bottom. */
type Box = readonly [number, number, number, number];

/** How wide and high a letter is drawn, as a part of the size of the text. */
const LETTER = { width: 0.58, height: 1.15 };

/** Where the name of a county is tried: in its middle, then above and below it, in heights of its text. */
const BESIDE = [0, -1.8, 1.8, -3.6, 3.6];

/**
 * The names of the counties in a view, of a size of text, so that none stands over another one or over what is taken
 * already. The larger counties come first; a name that has no room is left out.
 */
export function labelsOf(view: View, size: number, taken: Box[]): Label[] {
  const inView = boxOfView(view);
  const boxes = [...taken];
  const counties = outline.counties.map(({ name, path }) => ({ name, box: boxAround(path) }));
  counties.sort((a, b) => areaOf(b.box) - areaOf(a.box));
  return counties.flatMap(({ name, box: [left, top, right, bottom] }) => {
    const middle = (top + bottom) / 2;
    for (const step of BESIDE) {
      const at: Point = [(left + right) / 2, middle + step * size];
      const box = boxOf(name, at, size, 'middle');
      const isFree = overlap(box, inView) && !boxes.some((other) => overlap(box, other));
      if (!isFree) continue;
      boxes.push(box);
      return [{ name, at }];
    }
    return [];
  });
}

/**
 * The town of the question, in letters of a size, with a cross where it is, or beside the sign that stands there: on a side where
 * no other sign covers it, if there is one.
 */
export function townLabel(
  { name, lat, lon }: Near,
  spots: Spot[],
  { finger, size, view }: { finger: number; size: number; view: View },
): Label {
  const at = pointOf(lat, lon);
  const sign = spots.find((spot) => distanceBetween(spot.at, at) < finger / 2);
  if (!sign) return { name: `✕ ${name}`, at };
  const [x, y] = sign.at;
  const half = finger / 2;
  const width = name.length * size * LETTER.width;
  const beside: Point = [x + half, y];
  const sides: Point[] = [
    beside,
    [x - half - width, y],
    [x - width / 2, y - half - size],
    [x - width / 2, y + half + size],
  ];
  const others = spots.filter((spot) => spot !== sign);
  const signs = others.map((spot) => squareAround(...spot.at, half));
  const inView = boxOfView(view);
  const isFree = (side: Point) => {
    const box = boxOf(name, side, size, 'start');
    return isWithin(box, inView) && !signs.some((other) => overlap(box, other));
  };
  return { name, at: sides.find(isFree) ?? beside };
}

function boxOfView({ x, y, width, height }: View): Box {
  return [x, y, x + width, y + height];
}

/** What a sign covers. */
export function squareAround(x: number, y: number, radius: number): Box {
  return [x - radius, y - radius, x + radius, y + radius];
}

/** What a text covers that begins at a point, or stands around it. */
export function boxOf(text: string, [x, y]: Point, size: number, anchor: 'start' | 'middle'): Box {
  const width = text.length * size * LETTER.width;
  const left = anchor === 'start' ? x : x - width / 2;
  const half = (size * LETTER.height) / 2;
  return [left, y - half, left + width, y + half];
}

function boxAround(path: string): Box {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd));
  const ends = (all: number[] = []) => [Math.min(...all), Math.max(...all)] as const;
  const [[left, right], [top, bottom]] = [ends(xs), ends(ys)];
  return [left, top, right, bottom];
}

function areaOf([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top);
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function isWithin(a: Box, b: Box): boolean {
  return a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];
}
