import type { TextWords } from './text.en';
import { said } from './said';

export const text: TextWords = {
  button: 'Enviarlo por mensaje a un teléfono',
  buttonOfList: 'Enviar mi lista por mensaje a un teléfono',
  text: (places) =>
    places === 1
      ? 'Enviaremos un mensaje de texto con el nombre, el teléfono y la dirección. Llega a cualquier teléfono celular.'
      : `Enviaremos un mensaje de texto con sus ${places} lugares. Llega a cualquier teléfono celular.`,
  privacy: 'Usamos el número solo para este mensaje. Quien use ese teléfono puede leerlo.',
  phone: 'Número de teléfono',
  phoneHint:
    'Empiece con el código de área, como 973 555 0100. Su plan de teléfono puede cobrar el mensaje.',
  badPhone: 'El teléfono debe tener 10 números.',
  send: 'Enviar el mensaje',
  back: 'Volver',
  done: 'Su mensaje va en camino',
  sent: (ending) => said`Enviado al número que termina en ${ending}.`,
  wait: 'Puede tardar un minuto.',
  linked: (written, linked) =>
    `En el mensaje cupieron ${written} de ${written + linked} lugares. El enlace del mensaje los abre todos.`,
  leftOut: (places) =>
    places === 1
      ? 'No hubo espacio para 1 de sus lugares. Imprima su lista para tenerlos todos.'
      : `No hubo espacio para ${places} de sus lugares. Imprima su lista para tenerlos todos.`,
  close: 'Cerrar',
  problems: {
    'invalid-phone-number': 'Ese no es un número de teléfono. Revíselo e intente otra vez.',
    'operation-not-allowed':
      'No podemos enviar mensajes a este número. Pruebe con otro número, o imprímalo.',
    'quota-exceeded':
      'Hoy ya no podemos enviar más mensajes. Imprímalo o escanee el código con un teléfono.',
    'too-many-requests':
      'Se enviaron demasiados mensajes desde aquí o a este número. Imprímalo o intente más tarde.',
    'not-found': 'Ya no tenemos este lugar. Vuelva y elija otro.',
    'network-request-failed':
      'Ahora no hay conexión. Presione otra vez "Enviar el mensaje". Le llegará un mensaje, no dos.',
  },
  failed: 'Algo salió mal. Intente otra vez. Le llegará un mensaje, no dos.',
};
