/**
 * The number of letters put in, left out, changed or swapped (optimal string alignment); `null` if it is
 * more than `most`. place-facts/src/spelling.rs does the same.
 */
export function distance(first: string, second: string, most: number): number | null {
  const [a, b] = [Array.from(first), Array.from(second)];
  if (Math.abs(a.length - b.length) > most) return null;
  let before: number[] = [];
  let last = [0, ...b.map((_, index) => index + 1)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(before, j - 2) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return null;
    [before, last] = [last, row];
  }
  const apart = at(last, b.length);
  return apart <= most ? apart : null;
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity;
}
