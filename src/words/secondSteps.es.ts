import type { SecondStepsWords } from './secondSteps.en';

/** The same in Spanish. */
export const secondSteps: SecondStepsWords = {
  title: 'Segundo paso al iniciar sesión',
  needsTexts: 'O use mensajes de texto. Una aplicación es más segura.',
  text: 'Puede pedir un código de su teléfono cada vez que inicia sesión. Así no basta con robar la contraseña.',
  needs:
    'Necesita un teléfono con una aplicación gratis que dé códigos. Una es Google Authenticator.',
  add: 'Activar un segundo paso',
  addAnother: 'Agregar otra aplicación',
  addPhone: 'Usar mensajes de texto',
  addPhoneText:
    'Escriba su número de teléfono. Le enviaremos un mensaje de texto con 6 números cada vez que inicie sesión.',
  remove: 'Quitar',
  removeWhat: (what) => `Quitar: ${what}`,
  newCodes: 'Pedir códigos de recuperación nuevos',
  newCodesText: 'Los códigos nuevos reemplazan a los anteriores.',
  failed: 'Algo salió mal',
  loadFailed: 'No podemos mostrar esto en este momento.',
  tryAgain: 'Intentar otra vez',

  removeTitle: '¿Quitar el segundo paso?',
  removeText: 'Entonces ya no se pide cuando usted inicia sesión.',
  removed: 'Segundo paso quitado',
  removedText:
    'Se lo avisamos por correo, o por mensaje de texto si no tiene correo. Su sesión se cerró en todos los demás dispositivos.',

  setUpTitle: 'Activar un segundo paso',
  scan: '1. Abra la aplicación en su teléfono. Escanee este código con ella.',
  qrCode: 'Código para su aplicación',
  cannotScan: 'No puedo escanearlo',
  typedKey: 'Escriba esta clave en la aplicación:',
  typeCode: '2. Después escriba los 6 números que muestra la aplicación.',
  turnOn: 'Activar',
  cancel: 'Cancelar',

  codesTitle: 'Sus códigos de recuperación',
  codesText:
    'El segundo paso está activo. Guarde estos códigos en papel. Si pierde su teléfono, puede iniciar sesión con uno de ellos. Solo los mostramos ahora.',
  codesAgain:
    'Guarde estos códigos en papel. Solo los mostramos ahora. Los anteriores ya no sirven.',
  codesPaper: 'New Beginnings: códigos de recuperación. Cada código sirve una vez.',
  codesFailed:
    'El segundo paso está activo, pero los códigos de recuperación no llegaron. Intente otra vez.',
  print: 'Imprimir',
  takePaper: 'Llévese el papel.',
  keepThem: 'Ya tengo mis códigos',

  mailTitle: 'Revise su correo',
  mailText: 'Primero confirme su correo. Le enviamos un enlace.',
  emailFirst: 'Agregue primero un correo. Ahí le escribimos cuando cambia su segundo paso.',
  mailNext: 'Ábralo y después vuelva aquí.',
};
