import { wholeIn } from './clauses';
import { hoursInPortuguese } from './hours.pt';
import { NOTES } from './notes.pt';
import { SERVICES } from './services.pt';
import { translator } from './translator';
import { TYPES } from './types.pt';
import { WORK } from './work.pt';

/** A value of a list in Portuguese of Brazil; what no table knows stays as it is and is marked as English. */
export const dataInPortuguese = translator({
  language: 'pt-BR',
  none: 'sem dados',
  statewide: 'Todo o estado',
  also: 'Também',
  inEnglish: '(em inglês)',
  types: TYPES,
  work: WORK,
  services: SERVICES,
  notes: wholeIn(NOTES),
  hours: hoursInPortuguese,
});
