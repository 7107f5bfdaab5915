import type { Near } from '../generated/bindings';
import { miles, type Geography, type Point, type Town } from './geography';

/** How far another town of the name has to be to matter, in miles. */
const APART = 5;

/**
 * Other towns that may have been meant with a text; none where a ZIP code or a county was said too.
 * place-facts/src/namesakes.rs does the same.
 */
export function namesakes(geography: Geography, said: string, chosen: Near): string[] {
  const name = geography.namedAs(said);
  return name === null ? [] : others(geography, name, chosen);
}

/**
 * Towns of a name beside the one that was chosen: one for each other county, and none that is as near as that. Of a
 * county that has the name of towns too, all of them, those in the county itself first.
 */
export function others(geography: Geography, name: string, chosen: Near): string[] {
  const { whole } = chosen;
  const known: Point[] = whole ? [] : [[chosen.lat, chosen.lon]];
  const counties = new Set(whole ? [] : [chosen.county]);
  const isElsewhere = ({ county }: Town) => Number(whole && county !== chosen.county);
  const towns = [...geography.townsNamed(name)].sort((a, b) => isElsewhere(a) - isElsewhere(b));
  const also: string[] = [];
  for (const town of towns) {
    const isNear = known.some((it) => miles(it, town.point) <= APART);
    if (isNear || counties.has(town.county)) continue;
    if (whole) known.push(town.point);
    else counties.add(town.county);
    also.push(asked(geography, town, name, whole));
  }
  return also;
}

/**
 * The shortest text that means this very town. Beside a county of the name only the whole name says that a town is
 * meant.
 */
function asked(geography: Geography, { name, county }: Town, said: string, isWhole: boolean) {
  const short = `${name.split(' ').slice(0, said.split(' ').length).join(' ')}, ${county}`;
  const isMeant = !isWhole && geography.near(short)?.name === name;
  return isMeant ? short : `${name}, ${county}`;
}
