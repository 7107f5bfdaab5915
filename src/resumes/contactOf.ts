import type { EmployerMatch } from '../generated/bindings';

/** A route to an address of New Jersey, on a map. */
export function directionsTo(address: string): string {
  const query = new URLSearchParams({ api: '1', destination: `${address}, NJ` });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

/** What a phone gets from the code: all that is needed to reach an employer, and nothing of the
 * person. */
export function phoneText({ name, phone, address, website }: EmployerMatch): string {
  return [name, phone, address, website].filter((part) => part !== null).join('\n');
}
