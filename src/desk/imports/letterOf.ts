/** The letters of a column as a spreadsheet names it, counted from 0: A … Z, AA, AB … */
export function letterOf(at: number): string {
  const before = at < 26 ? '' : letterOf(Math.floor(at / 26) - 1);
  return before + String.fromCharCode(65 + (at % 26));
}
