import type { Near } from '../generated/bindings';

/**
 * What a place was understood to be near: "Newark, Essex", "Newark 07102, Essex", "Essex County", "Avenel (Woodbridge
 * Township), Middlesex". Several towns may have one name; the county says which one is meant.
 */
export function nearName({ name, partOf, county, zip, whole }: Near): string {
  if (whole) return name;
  const named = zip === null ? name : `${name} ${zip}`;
  return partOf === null ? `${named}, ${county}` : `${named} (${partOf}), ${county}`;
}

/** The same for the address of a question: it is understood as this very town. */
export function nearAsked(near: Near): string {
  return near.zip ?? (near.whole ? near.name : `${near.name}, ${near.county}`);
}
