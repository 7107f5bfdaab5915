import { clausesIn } from './clauses';
import { hoursInSpanish } from './hours.es';
import { SERVICES } from './services.es';
import { CLAUSES } from './shapes.es';
import { translator } from './translator';
import { TYPES } from './types.es';
import { WORK } from './work.es';

/** A value of a list in Spanish; what no table knows stays as it is and is marked as English. */
export const data = translator({
  language: 'es',
  none: 'sin dato',
  statewide: 'Todo el estado',
  also: 'También',
  inEnglish: '(en inglés)',
  types: TYPES,
  work: WORK,
  services: SERVICES,
  notes: clausesIn(CLAUSES),
  hours: hoursInSpanish,
});
