import type { FoundPlace, Near } from '../generated/bindings';
import outline from './counties.json';

/** A point of the drawing. */
type Point = [x: number, y: number];

/** Places at one point of the map, by their numbers in the list. */
export interface Spot {
  at: Point;
  numbers: number[];
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

/** Places by where they are: those of one ZIP code share a spot. Numbers begin at 1. */
export function spotsOf(places: FoundPlace[]): Spot[] {
  const spots = new Map<string, Spot>();
  places.forEach(({ point }, index) => {
    if (!point) return;
    const key = point.join();
    const spot = spots.get(key) ?? { at: pointOf(...point), numbers: [] };
    spot.numbers.push(index + 1);
    spots.set(key, spot);
  });
  return [...spots.values()];
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

/** The name of a county on the map, around its middle. */
export interface Label {
  name: string;
  at: Point;
}

/** A piece of the drawing: left, top, right, bottom. */
type Box = readonly [number, number, number, number];

/** How wide and high a letter is drawn, as a part of the size of the text. */
const LETTER = { width: 0.58, height: 1.15 };

/**
 * The names of the counties in a view, of a size of text, so that none stands over another one or over the name of
 * the town. The larger counties come first; a name that has no room is left out.
 */
export function labelsOf(view: View, size: number, town: Box | null): Label[] {
  const inView: Box = [view.x, view.y, view.x + view.width, view.y + view.height];
  const boxes: Box[] = town ? [town] : [];
  const counties = outline.counties.map(({ name, path }) => ({ name, box: boxAround(path) }));
  counties.sort((a, b) => areaOf(b.box) - areaOf(a.box));
  return counties.flatMap(({ name, box: [left, top, right, bottom] }) => {
    const at: Point = [(left + right) / 2, (top + bottom) / 2];
    const box = boxOf(name, at, size, 'middle');
    const isFree = overlap(box, inView) && !boxes.some((other) => overlap(box, other));
    if (!isFree) return [];
    boxes.push(box);
    return [{ name, at }];
  });
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
