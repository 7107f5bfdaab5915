import type { Row } from '../generated/bindings';
import { EMPTY, valueOf } from '../places/cellContent';

/** Facts that become wrong with time, as in sync-service/src/listings/fact_days.rs. */
const DATED = ['address', 'hours', 'notes', 'other', 'phone', 'requires', 'website', 'work'];
const OF_ADDRESS = ['city', 'zip'];

/**
 * The date of a row after a change. Only what is changed is checked today, and a row has the oldest day of its facts: so its
 * own date stays while it has another one.
 */
export function dayAfter(row: Row, changed: Row, today: string): string {
  const fields = Object.keys(changed).map((it) => (OF_ADDRESS.includes(it) ? 'address' : it));
  const next = { ...row, ...changed };
  const hasOther = DATED.some((it) => !fields.includes(it) && valueOf(next, it) !== EMPTY);
  const isDated = fields.some((it) => DATED.includes(it));
  return isDated && !hasOther ? today : valueOf(row, 'checked');
}
