import type { AskWords } from './ask.en';
import { said } from './said';

/** The sentences of the form at the desk that asks a place about its own entry. */
export const ask: AskWords = {
  title: (name) => `Preguntar a ${name}`,
  text: 'Cree un enlace para el lugar. Muestra lo que decimos a la gente. El lugar puede decir que es correcto, o corregirlo. Usted ve la respuesta en Sugerencias. Nada cambia antes de que un editor lo publique.',
  email: 'Correo del lugar',
  emailHint: 'Déjelo vacío si quiere copiar el enlace y enviarlo usted.',
  language: 'Idioma del correo',
  make: 'Crear un enlace',
  send: 'Enviar el enlace',
  close: 'Cerrar',
  link: 'El enlace',
  copy: 'Copiar',
  copied: 'Copiado.',
  copyByHand: 'Toque el enlace y cópielo usted.',
  once: (when) =>
    said`Funciona una vez, hasta el ${when}. No lo mostramos de nuevo. Un enlace anterior termina ahora.`,
  sent: (email) => said`El enlace va en camino a ${email}.`,
  badEmail: 'Escriba un correo completo, o deje el campo vacío.',
};
