import type { AccountWords } from './account.en';
import { said } from './said';

const errors: AccountWords['errors'] = {
  'email-already-in-use': 'Ya hay una cuenta con este correo.',
  'wrong-password': 'La contraseña no es correcta.',
  'user-not-found': 'No hay una cuenta con este correo.',
  'invalid-credential': 'El correo o la contraseña no son correctos.',
  'invalid-email': 'Esto no es un correo electrónico.',
  'missing-email': 'Escriba su correo.',
  'missing-password': 'Escriba su contraseña.',
  'weak-password':
    'La contraseña debe tener 8 caracteres o más, con una mayúscula, una minúscula y un número',
  'password-does-not-meet-requirements':
    'Mucha gente usa esta contraseña, por eso es fácil de adivinar.',
  'expired-action-code': 'Este enlace ya venció.',
  'invalid-action-code': 'Este enlace ya se usó, o le falta una parte.',
  'user-disabled': 'Esta cuenta está cerrada.',
  'user-token-expired': 'Su sesión terminó.',
  'user-deleted': 'Esta cuenta fue borrada.',
  'invalid-user-token': 'Su sesión terminó.',
  'requires-recent-login': 'Primero escriba otra vez su contraseña.',
  'operation-not-allowed': 'Esto no está disponible aquí.',
  'admin-restricted-operation': 'Esto no está disponible aquí.',
  'credential-already-in-use': 'Otra cuenta ya lo usa.',
  'multi-factor-auth-required': 'Esta cuenta necesita un segundo paso que no está disponible aquí.',
  'invalid-verification-code': 'Ese código no es correcto.',
  'invalid-multi-factor-session': 'Pasó mucho tiempo, o hubo demasiados códigos que no eran.',
  'multi-factor-info-not-found': 'Este segundo paso se quitó.',
  'unverified-email': 'Su correo todavía no está confirmado.',
  'maximum-second-factor-count-exceeded': 'Llegó al límite de segundos pasos.',
  'second-factor-already-in-use': 'Su cuenta ya usa este número de teléfono.',
  'invalid-phone-number': 'Esto no es un número de teléfono.',
  'invalid-app-credential': 'Tardó demasiado.',
  'changed-meanwhile': 'Otra persona fue más rápida.',
  'user-mismatch': 'Usted inició sesión con otra cuenta.',
  'popup-blocked': 'Su navegador no abrió la ventana.',
  'popup-closed-by-user': 'La ventana se cerró.',
  'unauthorized-domain': 'Desde esta página no se puede iniciar sesión.',
  'permission-denied': 'No puede abrir esto.',
  'quota-exceeded': 'Llegó al límite. No podemos guardar más currículums.',
  'file-not-pdf': 'Este archivo no es un PDF.',
  canceled: 'Usted detuvo el envío. No se guardó nada.',
};

const nextSteps: AccountWords['nextSteps'] = {
  'email-already-in-use':
    'Inicie sesión con él, o presione "¿Olvidó su contraseña? Presione aquí."',
  'wrong-password': 'Intente otra vez, o presione "¿Olvidó su contraseña? Presione aquí."',
  'user-not-found': 'Revise el correo, o cree una cuenta.',
  'invalid-credential':
    'Revise los dos e intente otra vez. Si olvidó su contraseña, presione "¿Olvidó su contraseña? Presione aquí."',
  'invalid-email': 'Un correo se ve así: nombre@example.com',
  'weak-password': 'Elija otra.',
  'password-does-not-meet-requirements':
    'Elija otra. Tres palabras que no van juntas son un buen comienzo.',
  'expired-action-code': 'Pida uno nuevo.',
  'invalid-action-code': 'Pida uno nuevo.',
  'user-disabled': 'Hable con el personal, o escríbanos.',
  'user-token-expired': 'Inicie sesión otra vez.',
  'user-deleted': 'Puede crear otra cuenta cuando quiera.',
  'invalid-user-token': 'Inicie sesión otra vez.',
  'invalid-multi-factor-session': 'Empiece otra vez.',
  'maximum-second-factor-count-exceeded': 'Primero quite uno.',
  'second-factor-already-in-use': 'Agregue otro número, o use una aplicación.',
  'permission-denied': 'Inicie sesión otra vez.',
  'quota-exceeded': 'Quite uno que no necesite e intente otra vez.',
  'file-not-pdf': 'Guarde su currículum como PDF y elíjalo otra vez.',
  canceled: 'Puede elegir un archivo e intentar otra vez.',
  'payload-too-large': 'Guárdelo sin fotos o con fotos más pequeñas e intente otra vez.',
  'too-many-requests': 'Lo que escribió sigue aquí. Espere unos minutos e intente otra vez.',
  'network-request-failed':
    'Lo que escribió sigue aquí. Intente otra vez cuando vuelva el internet.',
};

const ends: AccountWords['ends'] = {
  'logged-out': 'Su sesión está cerrada.',
  everywhere: 'Su sesión está cerrada en este dispositivo y en todos los demás.',
  'other-window': 'Su sesión se cerró porque usted la cerró en otra ventana.',
  deleted: 'Su cuenta y todo lo que contenía se borraron.',
  'deleted-later':
    'Su cuenta está cerrada. Nadie puede iniciar sesión en ella. Le enviamos un correo, o un mensaje de texto si no tiene correo. Su enlace muestra cuándo se borra todo para siempre. Con él puede recuperar la cuenta o borrar todo ahora mismo.',
  idle: 'Su sesión se cerró porque no se usó esta página en 15 minutos.',
  'too-old': 'Su sesión se cerró porque ya pasaron 30 días desde que la inició.',
  closed:
    'Su sesión se cerró porque esta cuenta está cerrada. Hable con el personal, o escríbanos.',
  ended:
    'Su sesión terminó. Eso pasa cuando cambia la contraseña o cuando cierra la sesión desde otro dispositivo.',
};

export const account: AccountWords = {
  logInTitle: 'Inicie sesión en New Beginnings',
  signUpTitle: 'Cree una cuenta en New Beginnings',
  toSignUp: '¿No tiene cuenta? Presione aquí para crear una',
  toLogIn: '¿Ya tiene cuenta? Presione aquí para iniciar sesión',
  forgot: '¿Olvidó su contraseña? Presione aquí.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  confirm: 'Repita la contraseña',
  logIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  emailOrPhone: 'Correo o número de teléfono',
  emailOrPhoneHint: 'Basta con uno de los dos.',
  badEmailOrPhone: 'Escriba un correo, o un número de teléfono de 10 números.',
  next: 'Continuar',
  otherWays: 'Otras formas de iniciar sesión',
  codeByEmail: 'Mandarme un código por correo',
  codeByPhone: 'Usar mi número de teléfono',
  passwordFor: (email) => `Para ${email}`,
  otherAnswer: 'Usar otro correo o número',
  working: 'Un momento …',
  show: 'Mostrar',
  hide: 'Ocultar',
  showWhat: (label) => `Mostrar: ${label}`,
  hideWhat: (label) => `Ocultar: ${label}`,
  badEmail: 'Escriba un correo válido',
  badPassword:
    'La contraseña debe tener 8 caracteres o más, con una mayúscula, una minúscula y un número',
  mismatch: '¡Las contraseñas no son iguales!',
  passwordRules:
    'Use 8 caracteres o más, con una mayúscula, una minúscula y un número. No use una contraseña común.',
  whyDisabled: 'Llene todos los campos para continuar.',
  noEmail: {
    question: '¿Todavía no tiene correo?',
    text: 'Puede obtener un correo gratis en gmail.com o en outlook.com. El personal de aquí o de una biblioteca pública le puede ayudar. Para usar las listas no necesita una cuenta.',
  },
  byMail: 'Escriba su correo. Le enviaremos un enlace. Ábralo para elegir una contraseña.',
  privacy: {
    direct:
      'Solo usted puede ver su cuenta. Si otra persona intenta crear una cuenta con su correo, verá que ya está en uso. Entonces le avisamos a usted por correo.',
    'by-mail': 'Solo usted puede ver su cuenta. No le decimos a nadie que la tiene.',
    unknown: 'Solo usted puede ver su cuenta.',
  },
  device: {
    question: '¿Es suyo este teléfono o esta computadora?',
    own: 'Sí, solo yo lo uso',
    shared: 'No, otras personas también lo usan',
    ownNote: 'Su sesión seguirá abierta aquí hasta 30 días.',
    sharedNote:
      'Su sesión se cerrará cuando cierre o vuelva a cargar esta página, o cuando no la use en 15 minutos.',
  },
  ends,
  resetTitle: '¿Olvidó su contraseña?',
  resetText: 'Escriba su correo. Le enviaremos un enlace para elegir una contraseña nueva.',
  submit: 'Enviar',
  cancel: 'Cancelar',
  ok: 'Aceptar',

  notices: {
    signInFailed: 'No se pudo iniciar sesión',
    signUpFailed: 'No se pudo crear la cuenta',
    signUpSentTitle: 'Revise su correo',
    signUpSentText: 'Le enviamos un mensaje por correo. Ábralo para continuar.',
    weakTitle: '¡La contraseña no es segura!',
    weakText:
      'La contraseña debe tener al menos ocho caracteres, con al menos una mayúscula, una minúscula y un número.',
    mismatchTitle: '¡Las contraseñas no son iguales!',
    mismatchText: '"Contraseña" y "Repita la contraseña" deben ser iguales.',
    resetSentTitle: 'Revise su correo',
    resetSentText:
      'Si tenemos su correo, pronto le enviaremos un mensaje para cambiar su contraseña.',
    resetSentNext: 'Puede tardar unos minutos. Revise también la carpeta de correo no deseado.',
    resetFailed: 'Algo salió mal',
    badEmailTitle: 'Correo no válido',
    badEmailText: 'Revise que el correo esté bien escrito.',
    changeFailed: 'Algo salió mal',
    emptyEmail: '¡El correo no puede estar vacío!',
    emptyEmailNext: 'Escriba primero el correo nuevo.',
    emailSentTitle: 'Revise su correo',
    emailSentText: 'Enviamos un enlace a su correo nuevo.',
    emailSentNext: 'Ábralo para confirmar. Hasta entonces, inicie sesión con su correo anterior.',
    passwordTitle: 'Contraseña cambiada',
    chosenTitle: 'Contraseña guardada',
    chosenText:
      'Desde ahora puede iniciar sesión con su correo y esta contraseña. Se cerraron sus otras sesiones.',
    passwordText: 'Use su contraseña nueva desde ahora. Se cerraron sus otras sesiones.',
    exportTitle: 'Lo que guardamos de usted',
    tryAgain: 'Revise lo que escribió e intente otra vez.',
  },
  errors,
  nextSteps,

  welcome: (email) => `¡Qué gusto verle, ${email}!`,
  logOut: 'Cerrar sesión',
  tabs: 'Su cuenta',
  settings: 'Ajustes',
  resumes: 'Mis currículums',
  changeEmail: 'Cambie su correo',
  changeEmailNote: 'Le mandaremos un mensaje al correo nuevo.',
  newEmail: 'Correo nuevo',
  confirmButton: 'Confirmar',
  changePassword: 'Cambie su contraseña',
  changePasswordNote:
    'La contraseña nueva debe tener al menos una mayúscula, una minúscula y un número.',
  choosePassword: 'Escoja una contraseña',
  choosePasswordText: (email) =>
    said`Todavía no tiene contraseña. Con una, puede iniciar sesión con ${email} y la contraseña.`,
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  confirmNewPassword: 'Repita la contraseña nueva',
  yourData: 'Sus datos',
  exportText:
    'Reciba todo lo que guardamos de usted, con sus currículums, en un solo archivo. El archivo queda en este dispositivo. Bórrelo de ahí si otras personas lo usan.',
  exportShowText:
    'Vea en esta pantalla todo lo que guardamos de usted. Esta computadora no guarda una copia. Para recibir también sus currículums, guarde todo en su memoria USB.',
  exportButton: 'Descargar mis datos',
  exportShow: 'Mostrar mis datos',
  exportStick: 'Guardar mis datos en mi memoria USB',
  exportSaved: (place) =>
    `Todo está en su memoria "${place}", en un archivo con el nombre my-data. Ya puede sacarla.`,
  exportNoStick: 'No encontramos una memoria con espacio. Conecte una y pruebe otra vez.',
  everywhereText: '¿Olvidó cerrar su sesión en otra computadora? Puede cerrarla en todas a la vez.',
  everywhereButton: 'Cerrar sesión en todas partes',
  deleteText: 'Puede borrar su cuenta y todo lo que contiene.',
  deleteWarning: {
    later:
      'Su cuenta se cierra de inmediato. Todo lo que contiene se borra para siempre después de 3 días, o hasta 7 días si esta semana cambió su correo o su contraseña. Hasta entonces, un enlace que le enviamos por correo puede recuperarla. Con el mismo enlace puede borrar todo antes.',
    laterByText:
      'Su cuenta se cierra de inmediato. Todo lo que contiene se borra para siempre después de 3 días, o hasta 7 días si esta semana cambió su manera de iniciar sesión. Hasta entonces, un enlace que le enviamos en un mensaje de texto puede recuperarla. Con el mismo enlace puede borrar todo antes.',
    now: 'Su cuenta y todo lo que contiene se borran de inmediato. Esto no se puede deshacer.',
  },
  deleteButton: 'Borrar mi cuenta',
  deleteTitle: '¿Borrar su cuenta?',
  deleteConfirm: 'Sí, borrarla',
  proveTitle: 'Escriba otra vez su contraseña',
  proveText: 'Así sabemos que es usted.',

  action: {
    resetTitle: 'Elija una contraseña nueva',
    resetFor: (email) => `Para ${email}`,
    save: 'Guardar',
    confirmTitle: 'Confirme su correo',
    changeTo: (email) => `¿Usar ${email} desde ahora?`,
    verify: (email) => `¿Es suyo ${email}?`,
    recoverTitle: 'Recupere su cuenta',
    recover: (email) => `¿Volver a usar ${email} y cerrar la sesión en todos los dispositivos?`,
    yes: 'Sí, confirmar',
    doneTitle: 'Listo',
    firstTitle: 'Elija una contraseña',
    firstDone: 'Su cuenta está lista. Inicie sesión con su contraseña.',
    resetDone: 'Su contraseña nueva está lista. Inicie sesión con ella.',
    emailDone: 'Su correo está confirmado. Inicie sesión con él.',
    undo: {
      title: 'Deshaga el cambio',
      question: '¿Deshacer lo que se cambió y cerrar la sesión en todos los dispositivos?',
      yes: 'Sí, deshacerlo',
      will: {
        phone: (phone) => said`Usted inicia sesión otra vez con el ${phone}.`,
        'factor-added': 'El segundo paso que se agregó se quita.',
        'factor-removed': 'El segundo paso que se quitó vuelve.',
        'way-added': 'Las maneras nuevas de iniciar sesión se quitan.',
        password:
          'Su contraseña deja de servir. Le mandaremos por correo un enlace para escoger una nueva.',
      },
      was: {
        email: 'Su cuenta usa este correo otra vez. Se cerró la sesión en todos los dispositivos.',
        phone: 'Su cuenta usa otra vez su número de teléfono.',
        'factor-added': 'El segundo paso que se agregó ya no está.',
        'factor-removed': 'El segundo paso que se quitó está otra vez.',
        'way-added': 'Las maneras nuevas de iniciar sesión ya no están.',
        password:
          'La contraseña anterior ya no sirve. Le enviaremos un enlace. Ábralo para elegir una contraseña nueva.',
        everywhere:
          'Se cerró la sesión en todos los dispositivos. Inicie sesión con su número de teléfono.',
      },
    },
    deletion: {
      title: 'Su cuenta borrada',
      until: (email, when) =>
        said`La cuenta de ${email} está cerrada. Todo lo que contiene se borra para siempre después de: ${when}.`,
      back: '¿La quiere de vuelta? Se cierran todas las sesiones y usted escoge una contraseña nueva.',
      backByPhone:
        '¿La quiere de vuelta? Se cierran todas las sesiones. Después inicie sesión con su número de teléfono.',
      undo: 'Recuperar mi cuenta',
      finish: 'Borrar todo ahora',
      finishTitle: '¿Borrar todo ahora?',
      finishText:
        'Su cuenta y todo lo que contiene se borran de inmediato. Esto no se puede deshacer.',
      finishYes: 'Borrar para siempre',
    },
    brokenTitle: 'Este enlace no funciona',
    toLogIn: 'Ir a iniciar sesión',
  },
};
