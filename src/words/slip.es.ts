import type { SlipWords } from './slip.en';

/** Las frases para anotar una cita. */
export const slip: SlipWords = {
  title: 'Papel para su cita',
  intro: 'Ponga su cita en papel y en su teléfono. No guardamos nada.',
  what: '¿Para qué es?',
  whatHint: 'Por ejemplo: la oficina de parole, el doctor, una entrevista',
  day: '¿Qué día?',
  month: 'Mes',
  dayOfMonth: 'Día',
  time: '¿A qué hora?',
  hour: 'Hora',
  minute: 'Minutos',
  place: '¿Dónde es?',
  way: '¿Cómo llega usted?',
  wayHint: 'Por ejemplo: autobús 13 a Broad Street',
  bring: '¿Qué tiene que llevar?',
  bringHint: 'Por ejemplo: la identificación, los papeles, la carta',
  needed: 'Escriba para qué es y elija día y hora. Después verá aquí su papel.',
  when: 'Cuándo',
  where: 'Dónde',
  how: 'Cómo llegar',
  take: 'Lleve',
  scan: 'Escanee esto con la cámara de su teléfono. Pone la cita en su calendario.',
  code: 'Código para su calendario',
  print: 'Imprimir este papel',
  clear: 'Borrar todo',
};
