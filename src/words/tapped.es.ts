import type { TappedWords } from './tapped.en';

export const tapped: TappedWords = {
  title: 'Toque los días y las horas',
  days: 'Días',
  day: ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'],
  from: 'Abre a las',
  to: 'Cierra a las',
  weeks: 'Qué semanas',
  weekNames: [
    'Cada semana',
    'El primero del mes',
    'El segundo del mes',
    'El tercero del mes',
    'El cuarto del mes',
    'El último del mes',
    'El primero y el tercero',
    'El segundo y el cuarto',
  ],
  more: 'Agregar otro horario',
  remove: 'Quitar este horario',
  always: 'Siempre abierto',
  nothingYet: 'Toque un día para empezar.',
  noTime: 'Elija dos horas distintas.',
  timeMissing: 'Escriba la hora en que abre y la hora en que cierra.',
  noDays: 'Toque los días de este horario, o quite el horario.',
  overnight: 'Abre de noche: cierra al día siguiente.',
};
