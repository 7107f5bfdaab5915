import type { ContactWords } from './contact.en';

export const contact: ContactWords = {
  title: 'Contacto',
  intro: 'Envíenos un mensaje. Los leemos todos. Llene los cuatro campos.',
  name: 'Nombre',
  contact: 'Datos de contacto',
  contactHint: 'Su teléfono o correo, para que podamos contestarle.',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando …',
  errors: {
    key: 'Abra esta página otra vez.',
    name: 'Escriba su nombre.',
    contact: 'Escriba su teléfono o correo. Así le podemos contestar.',
    subject: 'Escriba en pocas palabras de qué se trata.',
    message: 'Escriba su mensaje.',
  },
  tooLong: (most) => `Use ${most} caracteres o menos.`,
  left: (count) => `Quedan ${count} caracteres`,
  failed: 'Su mensaje no se envió',
  keepsText: 'Lo que escribió sigue aquí. Presione "Enviar mensaje" para intentar otra vez.',
  sentTitle: 'Gracias. Recibimos su mensaje.',
  sentText: 'Le responderemos al teléfono o al correo que nos dio.',
  queuedTitle: 'Su mensaje está guardado.',
  queuedText:
    'Ahora no hay internet. Esta computadora enviará su mensaje cuando vuelva. No tiene que esperar.',
  another: 'Escribir otro mensaje',
};
