import type { FoundPlace, Row } from '../generated/bindings';

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
