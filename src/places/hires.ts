/** Day and initials of "Asked on 2026-11-22 by OC"; null for a text of another kind (`sync-protocol/src/employer_fact.rs`). */
export function askedOn(text: string): { day: string; who: string } | null {
  const found = /^Asked on (\d{4}-\d{2}-\d{2})(?: by (\S+))?$/.exec(text);
  return found ? { day: found[1] ?? '', who: found[2] ?? '' } : null;
}
