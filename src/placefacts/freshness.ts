import type { Freshness } from '../generated/bindings';
import { addDays } from './wallDate';

/** Days that a check is fresh, and of this year. */
const FRESH = 90;
const THIS_YEAR = 366;

/** How old the newest check of a place is on a day; both `YYYY-MM-DD`. */
export function freshnessOf(checked: string | null, today: string): Freshness {
  if (checked === null) return 'undated';
  const isWithin = (days: number) => addDays(checked, days) >= today;
  if (isWithin(FRESH)) return 'fresh';
  return isWithin(THIS_YEAR) ? 'this-year' : 'old';
}
