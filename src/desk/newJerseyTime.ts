import { nowInNewJersey } from '../placefacts/wallDate';

const HOUR = 3_600_000;
/** Hours behind UTC, in winter and in summer. */
const BEHIND = [5, 4];

/**
 * The moment of a wall-clock time in New Jersey (`YYYY-MM-DDTHH:MM`), in milliseconds since 1970; `NaN` where it is none.
 * Of an hour that comes twice it is the second, and an hour that is left out in spring is the one after it.
 */
export function momentInNewJersey(wall: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  const moments = BEHIND.map((hours) => asUtc + hours * HOUR);
  const isIt = (moment: number) => nowInNewJersey(new Date(moment)) === wall;
  return Number.isNaN(asUtc) ? NaN : (moments.find(isIt) ?? asUtc + 5 * HOUR);
}
