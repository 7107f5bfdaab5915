import type { Days } from '../generated/bindings';

/** Days of a rule of hours: none, but for what is given. */
export const days = (parts: Partial<Days>): Days => ({
  weekdays: [],
  nth: [],
  everyWeeks: 1,
  anchor: null,
  months: [],
  dates: [],
  plusDays: 0,
  season: null,
  validFrom: null,
  validTo: null,
  sure: true,
  ...parts,
});
