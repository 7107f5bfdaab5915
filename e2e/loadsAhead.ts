import type { Person } from './person';

/**
 * Waits until an open page of the website has what it answers with when the network goes down; with
 * `finder-ahead`, what the doors of the home page open.
 */
export async function loadsAhead(
  person: Person,
  moment: 'finder-ahead' | 'loaded-ahead' = 'loaded-ahead',
): Promise<void> {
  await person.until(
    (name) => performance.getEntriesByName(name).length > 0,
    'what is loaded ahead',
    moment,
  );
}
