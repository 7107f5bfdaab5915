import type { CodeWords } from './codes.en';
import { said } from './said';

export const codes: CodeWords = {
  emailTitle: 'Iniciar sesión con un código',
  emailText: 'Escriba su correo. Le enviaremos 6 números. No necesita contraseña.',
  phoneTitle: 'Usar mi número de teléfono',
  phoneText:
    'Escriba su número de teléfono. Le enviaremos un mensaje de texto con 6 números. No necesita correo.',
  phone: 'Número de teléfono',
  phoneHint:
    'Empiece con el código de área, como 973 555 0100. Su plan de teléfono puede cobrar el mensaje.',
  badPhone: 'El teléfono debe tener 10 números.',
  send: 'Enviarme un código',
  usePassword: 'Usar mi contraseña',

  codeTitle: 'Escriba su código',
  sentMail: (email) => said`Enviamos un correo a ${email}. Tiene 6 números.`,
  sentText: (phone) => said`Enviamos un mensaje de texto al ${phone}. Tiene 6 números.`,
  waitMail:
    'Búsquelo en su teléfono. Puede tardar unos minutos. Revise también el correo no deseado. Después vuelva a esta pantalla.',
  waitMailHere:
    'Abra su correo. Puede tardar unos minutos. Revise también el correo no deseado. Después vuelva a esta página.',
  waitText: 'Búsquelo en su teléfono. Puede tardar un minuto. Después vuelva a esta pantalla.',
  code: 'Escriba los 6 números',
  again: 'Enviar un código nuevo',
  sentAgain: 'Enviamos un código nuevo. Use el más nuevo.',
  notSentMail:
    'No enviamos un código. Se enviaron demasiados a este correo. Puede pedir otro en una hora.',
  olderMail:
    '¿Recibió un correo con 6 dígitos en los últimos 30 minutos? Escriba los dígitos del más nuevo.',
  notSentText: 'No enviamos un código. Se enviaron demasiados. Puede pedir otro mañana.',
  otherEmail: 'Usar otro correo',
  otherPhone: 'Usar otro número',
  wrong: 'Ese código no es correcto o ya se usó. Mire el más nuevo e intente otra vez.',
  noMoreTries: 'Se equivocó 5 veces. Presione "Enviar un código nuevo".',
  tooOld: 'Este código ya no sirve. Presione "Enviar un código nuevo".',
  noTexts:
    'No podemos enviar mensajes a este número. Pruebe con otro, o inicie sesión con su correo.',
  noMoreTexts:
    'Hoy ya no podemos enviar más mensajes. Intente mañana, o inicie sesión con su correo.',

  linkTitle: 'Inicie sesión en New Beginnings',
  linkText: 'Escriba el correo al que llegó este enlace.',
  linkReplaces:
    'Ya hay una cuenta con la sesión iniciada aquí. Cuando usted inicie sesión, esa se cierra.',
  linkWrongEmail: 'Este enlace llegó a otro correo. Revise lo que escribió e intente otra vez.',
  linkTooOld: 'Este enlace ya no sirve o ya se usó. Pida uno nuevo.',
  logIn: 'Iniciar sesión',

  proveByMail: (email) => said`Para saber que es usted, enviaremos 6 números a ${email}.`,
  proveByText: (phone) => said`Para saber que es usted, enviaremos 6 números al ${phone}.`,

  waysTitle: 'Maneras de iniciar sesión',
  waysText: 'Puede iniciar sesión con cualquiera de estas.',
  waysLoadFailed: 'No podemos mostrar esto en este momento.',
  tryAgain: 'Intentar otra vez',
  byEmail: (email) => `Correo: ${email}`,
  byPhone: (phone) => `Teléfono: ${phone}`,
  addPhone: 'Agregar un número de teléfono',
  addPhoneText: 'Escriba su número de teléfono. Le enviaremos un mensaje de texto con 6 números.',
  changePhone: 'Cambiar',
  changePhoneWhat: (phone) => `Cambiar: ${phone}`,
  addEmail: 'Agregar un correo',
  addEmailText: 'Escriba su correo. Le enviaremos 6 números.',
  addKnownEmail: (email) => `Iniciar sesión también con ${email}`,
  addKnownEmailText: (email) =>
    said`Enviaremos 6 números a ${email}. Para usar otro correo, presione "Cancelar" y primero cambie su correo.`,
  save: 'Guardar',
  remove: 'Quitar',
  removeWhat: (what) => `Quitar: ${what}`,
  removeTitle: '¿Quitar esta manera de iniciar sesión?',
  removeEmailText: 'Entonces su contraseña y los códigos por correo ya no sirven para esta cuenta.',
  removePhoneText: 'Entonces ya no puede iniciar sesión con este número.',
  cancel: 'Cancelar',
  failed: 'Algo salió mal',
  lastWay: 'Es su única manera de iniciar sesión. Agregue otra primero.',
  stepFirst: 'Quite primero el segundo paso. Ahí le avisamos de sus cambios.',
  inUse: 'Otra cuenta ya usa este número.',
  inUseNext:
    'Para usarlo aquí, primero inicie sesión en esa cuenta y quítelo allí. Si allí es la única manera de entrar, agregue otra primero o borre esa cuenta.',
  sessionsTitle: 'Dónde tiene la sesión abierta',
  sessionsText: 'Cierre la sesión allí si no conoce el dispositivo, o si otros también lo usan.',
  thisDevice: 'Este dispositivo, ahora',
  usedAt: (when) => `Último uso: ${when}`,
  lessThanAnHour: 'hace menos de una hora',
  unknownDevice: 'Dispositivo desconocido',
  kiosk: 'Quiosco',
  logOutThere: 'Cerrar sesión allí',
  logOutThereWhat: (device) => `Cerrar sesión allí: ${device}`,
  logOutThereTitle: '¿Cerrar la sesión allí?',
  loggedOutThere: 'Listo. Su sesión se cerró allí.',

  changed: 'Guardado',
  changedText:
    'Sus maneras de iniciar sesión cambiaron. Su sesión se cerró en todos los demás dispositivos.',

  choosePassword: 'Elija una contraseña',
  choosePasswordText: (email) =>
    said`Todavía no tiene contraseña. Con una, puede iniciar sesión con ${email} y la contraseña.`,
  chosenTitle: 'Contraseña guardada',
  chosenText:
    'Desde ahora puede iniciar sesión con su correo y esta contraseña. Se cerraron sus otras sesiones.',
  undo: {
    title: 'Deshaga el cambio',
    question: '¿Deshacer lo que se cambió y cerrar la sesión en todos los dispositivos?',
    yes: 'Sí, deshacerlo',
    will: {
      phone: (phone) => said`Usted inicia sesión otra vez con el ${phone}.`,
      'factor-added': 'El segundo paso que se agregó se quita.',
      'factor-removed': 'El segundo paso que se quitó vuelve.',
      'factor-lost':
        'Un segundo paso que se agregó y después se quitó no vuelve. No podemos saber quién lo agregó. Si era suyo, actívelo otra vez después de iniciar sesión.',
      'codes-ended':
        'Los códigos de recuperación que imprimió dejan de servir. Inicie sesión y haga códigos nuevos.',
      'way-added': 'Las maneras nuevas de iniciar sesión se quitan.',
      password:
        'Si hay una contraseña, deja de servir. Le enviaremos por correo un enlace para elegir una nueva.',
    },
    was: {
      email: 'Su cuenta usa este correo otra vez. Se cerró la sesión en todos los dispositivos.',
      phone: 'Su cuenta usa otra vez su número de teléfono.',
      'factor-added': 'El segundo paso que se agregó ya no está.',
      'factor-removed': 'El segundo paso que se quitó está otra vez.',
      'factor-lost':
        'Un segundo paso que se agregó y después se quitó no está otra vez. Si era suyo, actívelo otra vez después de iniciar sesión.',
      'codes-ended':
        'Los códigos de recuperación que imprimió ya no sirven. Inicie sesión y haga códigos nuevos.',
      'way-added': 'Las maneras nuevas de iniciar sesión ya no están.',
      password:
        'Si había una contraseña, ya no sirve. Le enviamos un enlace. Ábralo para elegir una contraseña nueva.',
      everywhere:
        'Se cerró la sesión en todos los dispositivos. Inicie sesión con su número de teléfono.',
    },
  },
  laterByText:
    'Su cuenta se cierra de inmediato. Todo lo que contiene se borra para siempre después de 3 días, o hasta 7 días si esta semana cambió su manera de iniciar sesión. Hasta entonces, un enlace que le enviamos en un mensaje de texto puede recuperarla. Con el mismo enlace puede borrar todo antes.',
  backByPhone:
    '¿La quiere de vuelta? Se cierran todas las sesiones. Después inicie sesión con su número de teléfono.',
  passwordFor: (email) => `Para ${email}`,
  otherAnswer: 'Usar otro correo o número',
};
