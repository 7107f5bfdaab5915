// `node scripts/counties.mjs FILE`: outlines of New Jersey's 21 counties for a small map, from the file
// counties-10m.json of the npm package us-atlas 3.0.1 (ISC; data of the US Census Bureau, public
// domain). Borders are thinned per arc, so that neighbors still meet. It is run once, by hand:
// `npm pack us-atlas@3.0.1 && tar xf us-atlas-3.0.1.tgz`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from './machine.mjs';

/** Federal number of New Jersey; a county's number begins with it. */
const STATE = '34';
/** Height of the picture. */
const HEIGHT = 1000;
/** Points nearer to a straight line than this are left out, in parts of the height. */
const TOLERANCE = 1.5;

const topology = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const { scale, translate } = topology.transform;
const counties = topology.objects.counties.geometries.filter(({ id }) => id.startsWith(STATE));

const degrees = new Map();
for (const index of new Set(counties.flatMap((county) => county.arcs.flat(3)).map(plain))) {
  let [x, y] = [0, 0];
  degrees.set(
    index,
    topology.arcs[index].map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    }),
  );
}

const all = [...degrees.values()].flat();
const [west, east] = extent(all.map(([lon]) => lon));
const [south, north] = extent(all.map(([, lat]) => lat));
// Equirectangular, true in the middle of the state.
const perLat = HEIGHT / (north - south);
const perLon = perLat * Math.cos((((north + south) / 2) * Math.PI) / 180);
const width = Math.ceil((east - west) * perLon);
const thinned = new Map(
  [...degrees].map(([index, arc]) => [
    index,
    thin(arc.map(([lon, lat]) => [(lon - west) * perLon, (north - lat) * perLat])),
  ]),
);

const outlines = counties
  .map(({ type, arcs, properties }) => ({
    name: properties.name,
    path: (type === 'Polygon' ? [arcs] : arcs).flat().map(ring).join(''),
  }))
  .sort((a, b) => a.name.localeCompare(b.name));
const round = (value) => Number(value.toFixed(4));
const map = {
  width,
  height: HEIGHT,
  west: round(west),
  north: round(north),
  perLon: round(perLon),
  perLat: round(perLat),
  counties: outlines,
};
writeFileSync(
  join(ROOT, 'src/find/counties.json'),
  await format(JSON.stringify(map), { parser: 'json', printWidth: 100 }),
);

function plain(index) {
  return index < 0 ? ~index : index;
}

function extent(values) {
  return [Math.min(...values), Math.max(...values)];
}

/** A closed line of whole numbers as a path of SVG. */
function ring(arcs) {
  const points = arcs.flatMap((index, place) => {
    const arc = thinned.get(plain(index));
    const ordered = index < 0 ? [...arc].reverse() : arc;
    return place === 0 ? ordered : ordered.slice(1);
  });
  const whole = points.map((point) => point.map(Math.round).join(' '));
  return `M${whole.filter((point, place) => point !== whole[place - 1]).join('L')}Z`;
}

/** Leaves out points that change little (Douglas and Peucker). */
function thin(points) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  const away = points.map((point) => distance(point, first, last));
  const farthest = away.indexOf(Math.max(...away));
  if (away[farthest] <= TOLERANCE) return [first, last];
  return [...thin(points.slice(0, farthest + 1)).slice(0, -1), ...thin(points.slice(farthest))];
}

/** Of a point from the line between two. */
function distance([x, y], [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs(dy * (x - x1) - dx * (y - y1)) / length;
}
