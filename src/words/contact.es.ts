import type { ContactWords } from './contact.en';

export const contact: ContactWords = {
  title: 'Contacto',
  intro: 'Escríbanos. Leemos todos los mensajes. Los cuatro campos son necesarios.',
  name: 'Nombre',
  contact: 'Datos de contacto',
  contactHint: 'Un teléfono o un correo electrónico, para poder responderle.',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando …',
  errors: {
    key: 'Por favor, abra esta página otra vez.',
    name: 'Por favor, escriba su nombre.',
    contact: 'Por favor, escriba cómo podemos comunicarnos con usted.',
    subject: 'Por favor, escriba en pocas palabras de qué se trata.',
    message: 'Por favor, escriba su mensaje.',
  },
  tooLong: (most) => `Por favor, use como máximo ${most} letras aquí.`,
  left: (count) => `Quedan ${count} letras`,
  failed: 'Su mensaje no se envió',
  keepsText: 'Lo que escribió sigue aquí. Presione "Enviar mensaje" para intentar otra vez.',
  sentTitle: 'Gracias. Recibimos su mensaje.',
  sentText: 'Le responderemos al teléfono o a la dirección que nos dio.',
  queuedTitle: 'Su mensaje está guardado.',
  queuedText:
    'No hay conexión en este momento. Esta computadora enviará su mensaje cuando vuelva. No tiene que esperar.',
  another: 'Escribir otro mensaje',
};
