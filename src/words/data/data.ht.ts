import { wholeIn } from './clauses';
import { hoursInCreole } from './hours.ht';
import { NOTES } from './notes.ht';
import { SERVICES } from './services.ht';
import { translator } from './translator';
import { TYPES } from './types.ht';
import { WORK } from './work.ht';

/** A value of a list in Haitian Creole; what no table knows stays as it is and is marked as English. */
export const dataInCreole = translator({
  language: 'ht',
  none: 'pa gen enfòmasyon',
  statewide: 'Tout eta a',
  also: 'Epi tou',
  inEnglish: '(an angle)',
  types: TYPES,
  work: WORK,
  services: SERVICES,
  notes: wholeIn(NOTES),
  hours: hoursInCreole,
});
