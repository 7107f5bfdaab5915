import type { Person } from './person';

/** Waits until an open page of the website has what it answers with when the network goes down. */
export async function loadsAhead(person: Person): Promise<void> {
  await person.until(
    () => performance.getEntriesByName('loaded-ahead').length > 0,
    'what is loaded ahead',
  );
}
