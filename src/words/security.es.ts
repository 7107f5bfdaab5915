import type { SecurityWords } from './security.en';
import { said } from './said';

export const security: SecurityWords = {
  stepTitle: 'Un paso más',
  code: 'Escriba los 6 números de su aplicación',
  codeHint:
    'Abra en su teléfono la aplicación que da códigos. Los números cambian cada 30 segundos.',
  which: '¿Qué aplicación usa?',
  whichWay: '¿Cómo quiere recibir su código?',
  textFirst: (end) => said`Podemos mandar 6 números a su teléfono que termina en ${end}.`,
  textSend: 'Mandarme un código',
  textCode: 'Escriba los 6 números del mensaje',
  textSent: (end) =>
    said`Mandamos un mensaje de texto a su teléfono que termina en ${end}. Puede tardar un minuto.`,
  textAgain: 'Mandar un código nuevo',
  textTooOld: 'Este código ya no sirve. Presione "Mandar un código nuevo".',
  wrongTextCode: 'Ese código no es correcto. Mire el más nuevo e intente otra vez.',
  app: 'Aplicación en su teléfono',
  added: (date) => `Agregada el ${date}`,
  lostPhone: 'Perdí mi teléfono',
  recoveryCode: 'Escriba un código de recuperación de su papel',
  recoveryHint: 'Tiene 10 letras y números, como 7K3M9-0X1YZ. Cada código sirve una vez.',
  noPaper:
    '¿No tiene códigos de recuperación? Escríbanos. La dirección está en la página de contacto.',
  usePhone: 'Usar mi teléfono',
  back: 'Volver',
  logIn: 'Iniciar sesión',
  wrongCode: 'Ese código no es correcto. Espere el siguiente e intente otra vez.',
  wrongRecoveryCode: 'Ese código no es correcto, o ya se usó. Intente con otro.',

  title: 'Segundo paso al iniciar sesión',
  needsTexts: 'O use mensajes de texto. Una aplicación es más segura.',
  text: 'Puede pedir un código de su teléfono cada vez que inicia sesión. Así no basta con robar la contraseña.',
  needs:
    'Necesita un teléfono con una aplicación gratis que dé códigos. Una es Google Authenticator.',
  add: 'Activar un segundo paso',
  addAnother: 'Agregar otra aplicación',
  addPhone: 'Usar mensajes de texto',
  addPhoneText:
    'Escriba su número de teléfono. Le mandaremos un mensaje de texto con 6 números cada vez que inicie sesión.',
  remove: 'Quitar',
  removeWhat: (what) => `Quitar: ${what}`,
  newCodes: 'Pedir códigos de recuperación nuevos',
  newCodesText: 'Los códigos nuevos reemplazan a los anteriores.',
  failed: 'Algo salió mal',
  loadFailed: 'No podemos mostrar esto en este momento.',
  tryAgain: 'Intentar otra vez',

  removeTitle: '¿Quitar el segundo paso?',
  removeText: 'Entonces ya no se pide esta aplicación cuando usted inicia sesión.',
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
  mailText: 'Primero confirme su correo. Le mandamos un enlace.',
  mailNext: 'Ábralo y después vuelva aquí.',
};
