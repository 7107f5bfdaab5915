import type { Desk } from '../../backend/Desk';

/** The desk with an ear for acts after which other suggestions may wait, also when they fail. */
export function heard(desk: Desk, onActed: () => void): Desk {
  return {
    ...desk,
    suggest: (place, change) => desk.suggest(place, change).finally(onActed),
    approve: (suggestion) => desk.approve(suggestion).finally(onActed),
    giveBack: (suggestion, word) => desk.giveBack(suggestion, word).finally(onActed),
    putAway: (suggestion) => desk.putAway(suggestion).finally(onActed),
    bring: (brought) => desk.bring(brought).finally(onActed),
    publishRows: (table) => desk.publishRows(table).finally(onActed),
    withdrawRows: (table) => desk.withdrawRows(table).finally(onActed),
    dropRows: (table) => desk.dropRows(table).finally(onActed),
  };
}
