import type { Near } from '../generated/bindings';

/**
 * What a place was understood to be near: "Newark, Essex", "Newark 07102, Essex", "Essex County". Several towns may
 * have one name; the county says which one is meant.
 */
export function nearName({ name, county, zip, whole }: Near): string {
  if (whole) return name;
  return `${zip === null ? name : `${name} ${zip}`}, ${county}`;
}

/** The same for the address of a question: it is understood as this very town. */
export function nearAsked(near: Near): string {
  return near.zip ?? nearName(near);
}
