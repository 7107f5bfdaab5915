import type { Near } from '../generated/bindings';
import { miles, type Geography, type Town } from './geography';

/** How far another town of the name has to be to matter, in miles. */
const APART = 5;

/**
 * Other towns that may have been meant with a name, one for each other county; none where a ZIP code or a county
 * was said too. place-facts/src/namesakes.rs does the same.
 */
export function namesakes(geography: Geography, said: string, chosen: Near): string[] {
  const name = geography.namedAs(said);
  if (name === null) return [];
  const counties = new Set([chosen.county]);
  const also: string[] = [];
  for (const town of geography.townsNamed(name)) {
    if (counties.has(town.county) || miles([chosen.lat, chosen.lon], town.point) <= APART) continue;
    counties.add(town.county);
    also.push(asked(geography, town, name));
  }
  return also;
}

/** The shortest text that means this very town. */
function asked(geography: Geography, { name, county }: Town, said: string): string {
  const short = `${name.split(' ').slice(0, said.split(' ').length).join(' ')}, ${county}`;
  return geography.near(short)?.name === name ? short : `${name}, ${county}`;
}
