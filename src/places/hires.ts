interface Asked {
  /** `YYYY-MM-DD` */
  day: string;
  /** The initials of who asked. */
  who: string;
  /** Whether the employer said that it does not hire people with a record now. */
  isNo: boolean;
}

/**
 * What "Asked on 2026-11-22 by OC" and "No, asked on 2026-11-22 by OC" say; null for a text of another kind
 * (`sync-protocol/src/employer_fact.rs`).
 */
export function askedOn(text: string): Asked | null {
  const found = /^(No, a|A)sked on (\d{4}-\d{2}-\d{2})(?: by (\S+))?$/.exec(text);
  return found ? { day: found[2] ?? '', who: found[3] ?? '', isNo: found[1] !== 'A' } : null;
}
