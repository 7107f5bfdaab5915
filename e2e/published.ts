import { patiently } from './patience';
import type { Service } from './service';

type Rows = Record<string, string>[];

/** The rows of a list as everyone reads them. */
export async function publicRows(service: Service, list = 'food'): Promise<Rows> {
  const answer = await fetch(`${service.address}/widgets/resources/${list}`);
  return (await answer.json()) as Rows;
}

/** Waits until something is true of the row of a place as everyone reads it; it has none where it is not on the list. */
export async function everyoneReads(
  service: Service,
  name: string,
  check: (row: Rows[number] | undefined) => boolean,
  list = 'food',
): Promise<void> {
  let rows: Rows = [];
  // A busy service answers the desk a moment before it publishes.
  await patiently(async () => {
    rows = await publicRows(service, list);
    return check(rows.find((row) => row.name === name));
  }).catch(() => {
    throw new Error(`everyone reads something else: ${JSON.stringify(rows).slice(0, 2_000)}`);
  });
}

/** Waits until a place is on a list, or off it. */
export function isListed(service: Service, name: string, isThere = true, list = 'food') {
  return everyoneReads(service, name, (row) => (row !== undefined) === isThere, list);
}
