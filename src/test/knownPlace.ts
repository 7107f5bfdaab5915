import type { FoundPlace, Place, Row } from '../generated/bindings';
import { foundPlace } from './foundPlace';

/** A place with this row; nothing more is known of it than these facts. */
export function knownPlace(row: Row, facts: Partial<FoundPlace> = {}): Place {
  return {
    place: foundPlace(row.name ?? '', facts),
    hours: { sentence: null, rules: [], closed: [], otherwise: 'ask', holidays: 'ask' },
    row,
    here: [],
    keptAt: null,
  };
}
