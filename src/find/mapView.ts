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
