import type { FoundPlace, Row } from '../generated/bindings';

/**
 * Whether there is no door and no telephone that could be open: a rule on papers, a notice, or a website for the whole
 * state.
 */
export function isNowhere({
  phone,
  address,
  city,
  website,
}: Pick<FoundPlace, 'phone' | 'address' | 'city' | 'website'>): boolean {
  const hasWay = address !== null || website !== null;
  return phone === null && (!hasWay || (address === null && city === null));
}

/** The fields of an answer as a row of its list, for what shows and prints rows. */
export function rowOf(place: FoundPlace): Row {
  const { name, kind, address, city, county, zip, phone, hours, website, notes, checked } = place;
  const fields = {
    name,
    type: kind,
    address,
    city,
    county,
    zip,
    phone,
    hours,
    website,
    notes,
    checked,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [[field, value]])),
  );
}
