import type { EntryWords } from './entry.en';
import { said } from './said';

/** The sentences of the page on which a place looks at its own entry. */
export const entry: EntryWords = {
  title: '¿Esto todavía es correcto?',
  intro: (name) =>
    said`Esto es lo que decimos a la gente sobre ${name}. Por favor, mire cada línea.`,
  until: (when) =>
    said`Puede responder una vez, hasta el ${when}. Una persona revisa primero su respuesta.`,
  loading: 'Un momento…',
  again: 'Intentar otra vez',
  right: 'Sí, todo es correcto',
  change: 'Algo es diferente',
  closed: 'Cerramos para siempre',
  notListed: 'Por favor, quítennos de la lista',
  changeTitle: '¿Qué es diferente?',
  changeHint: 'Cambie solo lo que es diferente. Deje un campo vacío si no se sabe.',
  note: '¿Algo más? (si quiere)',
  send: 'Enviar',
  back: 'Volver',
  nothing: 'Todavía no ha cambiado nada.',
  sureClosed: (name) => `¿${name} cerró para siempre? Lo quitaremos de la lista.`,
  sureNotListed: (name) => `¿Quitamos ${name} de la lista?`,
  yes: 'Sí',
  badField: (why) => said`No se envió nada. ${why}.`,
  badFields: 'No se envió nada. Uno de los campos no es correcto.',
  changedSince:
    'Cambiamos estos datos después de que usted los abrió, así que todavía no se envió nada. Así están ahora. Por favor, mire otra vez cada línea.',
  thanksTitle: '¡Gracias!',
  thanks: 'Tenemos su respuesta. Una persona la revisa antes de cambiar la lista.',
  endedTitle: 'Este enlace ya no funciona',
  ended: 'Ya se usó, es muy viejo, hay uno más nuevo o le falta una parte. Pídanos uno nuevo.',
  write: 'Escríbanos',
  home: 'Ir al sitio web',
};
