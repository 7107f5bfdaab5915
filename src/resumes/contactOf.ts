import type { EmployerMatch } from '../generated/bindings';

/** A route to an address of New Jersey, on a map. */
export function directionsTo(address: string): string {
  const query = new URLSearchParams({ api: '1', destination: `${address}, NJ` });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

/** Whether there is any way to reach an employer. */
export function isReachable({ phone, address, website }: EmployerMatch): boolean {
  return phone !== null || address !== null || website !== null;
}

/** The same employers in the same order, but those that cannot be reached at the end. */
export function reachableFirst(employers: EmployerMatch[]): EmployerMatch[] {
  return [...employers.filter(isReachable), ...employers.filter((it) => !isReachable(it))];
}

/** What a phone gets from the code: all that is needed to reach an employer, and nothing of the
 * person. */
export function phoneText({ name, phone, address, website }: EmployerMatch): string {
  return [name, phone, address, website].filter((part) => part !== null).join('\n');
}
