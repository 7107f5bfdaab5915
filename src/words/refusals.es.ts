import type { RefusalWords } from './refusals.en';
import { said } from './said';

/** The same in Spanish. */
export const refusals: RefusalWords = {
  repairedZip: (typed, whole) =>
    said`El código postal ${typed} perdió su cero. Escribimos ${whole}. ¿Está bien?`,
  unreadHours: (hours) =>
    said`No podemos leer estas horas: ${hours}. La gente verá "Llame primero".`,
  closedHours: (hours) => said`La gente verá que está cerrado: ${hours}. ¿Es correcto?`,
  numberOff: (phone) => said`“${phone}” dice que este número no funciona. ¿Hay otro?`,
  saysClosed: (text) =>
    said`“${text}” dice que el lugar cerró, se mudó, se unió a otro o ya no da esto. La gente verá que debe llamar antes. ¿Sigue abierto aquí?`,
  closedNotes: 'Las notas dicen que cerró o se mudó. ¿Sigue abierto aquí?',
  farApart: (where) =>
    said`La ciudad, el condado y el código postal están lejos entre sí: ${where}. ¿Cuál es el correcto?`,
  faxNumber: (phone) => said`Este es un número de fax: ${phone}. La gente no puede llamar a él.`,
  paidNumber: (phone) =>
    said`Llamar a este número cuesta dinero extra: ${phone}. ¿Es el número correcto?`,
  noWord: 'Escriba por qué la devuelve. La persona lo lee.',
  since: 'Lo que se hizo después de esta sugerencia:',
  textProblems: {
    missing: 'Llene todos los campos.',
    'too-long': 'Este texto es muy largo. Hágalo más corto.',
    'control-character':
      'Este texto tiene un carácter que ninguna pantalla puede mostrar. Escríbalo otra vez.',
    markup: 'Quite los signos < y >. La gente leería el código.',
    'title-taken': 'Otra lista ya tiene este nombre. Elija otro nombre.',
    'address-taken': 'Este nombre en la dirección ya existe. Elija otro.',
    'address-deleted':
      'Una lista borrada tiene este nombre en su dirección. Recupere esa lista, bórrela para siempre o elija otro nombre.',
    'list-is-there': 'Esta lista está otra vez en el sitio web. Primero recupérela o bórrela.',
    address: 'Para el nombre en la dirección, use letras minúsculas, números y guiones sueltos.',
    'no-initials':
      'Escriba un nombre con 2 letras o más. Sus primeras letras van al lado de cada revisión.',
    'name-taken':
      'Otra persona del equipo ya tiene este nombre. Agregue una letra, para que se vea quién hizo cada cosa.',
    'not-listed-since':
      'Después, este lugar pidió no estar en la lista. Devuelva la sugerencia, o ponga primero el lugar otra vez en la lista.',
    'fixed-list':
      'Cada sitio web tiene esta lista. No se puede borrar, ocultar, mover ni cambiar de nombre.',
  },
};
