/** The entries with one of them replaced. */
export function replaced<T>(entries: T[], at: number, entry: T): T[] {
  return entries.map((other, index) => (index === at ? entry : other));
}

/** The entries without one of them. */
export function without<T>(entries: T[], at: number): T[] {
  return entries.filter((_, index) => index !== at);
}
