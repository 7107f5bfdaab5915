/**
 * Tells which entries of a bar stand in its one line: the most important ones, as long as there is room.
 * When some have to go, `more` is the width of the button that shows them.
 */
export function fitting(
  widths: readonly number[],
  ranks: readonly number[],
  room: number,
  more: number,
): boolean[] {
  if (sum(widths) <= room) return widths.map(() => true);
  const stands = widths.map(() => false);
  const byRank = widths.map((_, index) => index);
  byRank.sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  let left = room - more;
  for (const index of byRank) {
    left -= widths[index] ?? 0;
    if (left < 0) break;
    stands[index] = true;
  }
  return stands;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
