import type { SecurityWords } from './security.en';
import { said } from './said';

export const security: SecurityWords = {
  stepTitle: 'Un paso más',
  code: 'Escriba los 6 números de su aplicación',
  codeHint:
    'Abra en su teléfono la aplicación que da códigos. Los números cambian cada 30 segundos.',
  which: '¿Qué aplicación usa?',
  whichWay: '¿Cómo quiere recibir su código?',
  textFirst: (end) => said`Podemos enviar 6 números a su teléfono que termina en ${end}.`,
  textSend: 'Enviarme un código',
  textCode: 'Escriba los 6 números del mensaje',
  textSent: (end) =>
    said`Enviamos un mensaje de texto a su teléfono que termina en ${end}. Puede tardar un minuto.`,
  textAgain: 'Enviar un código nuevo',
  textTooOld: 'Este código ya no sirve. Presione "Enviar un código nuevo".',
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
};
