import { expect, test } from 'vitest';
import type { FoundPlace, Near } from '../generated/bindings';
import outline from './counties.json';
import { boxOf, labelsOf, pointOf, spotsOf, spreadOut, townLabel, viewOf } from './mapView';

const NEWARK: Near = {
  name: 'Newark',
  county: 'Essex',
  partOf: null,
  zip: null,
  lat: 40.7357,
  lon: -74.1724,
  whole: false,
};
const at = (point: [number, number] | null) => ({ point }) as FoundPlace;

/** Whether a point lies in a polygon of straight lines (even-odd rule). */
function isInside([x, y]: [number, number], path: string): boolean {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
  const corners = numbers.flatMap((it, index) =>
    index % 2 ? [] : [[it, numbers[index + 1] ?? 0]],
  );
  let inside = false;
  corners.forEach(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = corners.at(index - 1) ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

test.each([
  ['Essex', 40.7357, -74.1724],
  ['Mercer', 40.2206, -74.7597],
  ['Sussex', 41.0582, -74.7527],
  ['Salem', 39.5718, -75.4671],
])('a town of %s lies in the outline of that county', (name, lat, lon) => {
  const point = pointOf(lat, lon);
  const found = outline.counties.filter(({ path }) => isInside(point, path));
  expect(found.map((county) => county.name)).toEqual([name]);
});

test('all 21 counties are drawn', () => {
  expect(new Set(outline.counties.map(({ name }) => name)).size).toBe(21);
});

test('places of one ZIP code share a spot, and one without a point has none', () => {
  const [here, nowhere, also, there] = [
    at([40.7, -74.1]),
    at(null),
    at([40.7, -74.1]),
    at([40.8, -74.1]),
  ];
  const spots = spotsOf([here, nowhere, also, there]);
  expect(spots.map(({ places }) => places)).toEqual([[here, also], [there]]);
});

test('spots that are too near for a finger become one, in any number, and no place is lost', () => {
  const far = at([41.2, -74.1]);
  const near = [0, 1, 2, 3, 4].map((step) => at([40.7 + step / 1000, -74.1]));
  const apart = 10;
  const spots = spreadOut(spotsOf([...near.slice(0, 2), far, ...near.slice(2)]), apart);
  expect(spots.map(({ places }) => places.length)).toEqual([5, 1]);
  for (const one of spots)
    for (const other of spots)
      if (one !== other)
        expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThanOrEqual(
          apart,
        );
  expect(spreadOut(spots, apart)).toBe(spots);
});

test('the view holds every spot and the town; without any it is the whole state', () => {
  const spots = spotsOf([at([40.9, -74.1]), at([40.6, -74.3])]);
  const { x, y, width, height } = viewOf(spots, NEWARK);
  for (const [px, py] of [...spots.map((spot) => spot.at), pointOf(NEWARK.lat, NEWARK.lon)]) {
    expect(px > x && px < x + width && py > y && py < y + height).toBe(true);
  }
  expect(viewOf([], null)).toEqual({ x: 0, y: 0, width: outline.width, height: outline.height });
});

test.each([
  ['the whole state', [], null],
  ['the places of a town', [at([40.73, -74.17]), at([40.75, -74.2])], NEWARK],
  ['a county and its neighbors', [at([40.5, -74.5]), at([40.9, -74.0])], NEWARK],
] as const)('no name on the map stands over another one: %s', (_, places, near) => {
  const view = viewOf(spotsOf([...places]), near);
  const unit = Math.max(view.width, view.height) / 100;
  const town = near && boxOf(near.name, pointOf(near.lat, near.lon), unit * 4, 'start');
  const labels = labelsOf(view, unit * 3.2, town ? [town] : []);
  expect(labels.length).toBeGreaterThan(0);
  const boxes = labels.map((it) => boxOf(it.name, it.at, unit * 3.2, 'middle'));
  if (town) boxes.push(town);
  const over = boxes.filter((a, index) =>
    boxes.some(
      (b, other) => other > index && a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3],
    ),
  );
  expect(over).toEqual([]);
});

test('most counties have their name on the map of the state', () => {
  const view = viewOf([], null);
  expect(labelsOf(view, (view.height / 100) * 3.2, []).length).toBeGreaterThan(12);
});

test('the name of the town stands beside its sign, where no other sign covers it', () => {
  const [x, y] = pointOf(NEWARK.lat, NEWARK.lon);
  const spot = (dx: number, dy: number) => ({
    at: [x + dx, y + dy] as [number, number],
    places: [],
  });
  const view = { x: x - 100, y: y - 100, width: 200, height: 200 };
  const drawn = { finger: 20, size: 8, view };
  const beside = (...others: ReturnType<typeof spot>[]) =>
    townLabel(NEWARK, [spot(0, 0), ...others], drawn).at;
  expect(beside()).toEqual([x + 10, y]);
  expect(beside(spot(25, 0))[0]).toBeLessThan(x - 10);
  expect(beside(spot(25, 0), spot(-25, 0))[1]).toBeLessThan(y - 10);
  expect(beside(spot(25, 0), spot(-25, 0), spot(0, -22))[1]).toBeGreaterThan(y + 10);
  // Without a free side it stays where people look for it, and where no sign is it has a cross.
  const around = [spot(25, 0), spot(-25, 0), spot(0, -22), spot(0, 22)];
  expect(beside(...around)).toEqual([x + 10, y]);
  expect(townLabel(NEWARK, [spot(50, 50)], drawn)).toEqual({ name: '✕ Newark', at: [x, y] });
});
