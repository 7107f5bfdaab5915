import type { Requirements } from '../generated/bindings';

/** A place whose source is silent. */
export const NOTHING_ASKED: Requirements = {
  id: null,
  papers: [],
  referral: null,
  residents: null,
  ages: null,
  sex: null,
  household: null,
  groups: [],
  sober: null,
  cost: null,
  entry: null,
  languages: null,
  wheelchair: null,
  record: null,
  conditions: [],
  howOften: null,
};
