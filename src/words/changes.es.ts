import type { ChangesWords } from './changes.en';

/** The sentences about what changed in an account, in Spanish. */
export const changes: ChangesWords = {
  title: 'Qué cambió en su cuenta',
  text: '¿Algo de esto no fue usted? Cierre la sesión en todas partes. Después cambie su contraseña y sus maneras de iniciar sesión.',
  none: 'Todavía no ha cambiado nada.',
  failed: 'No podemos mostrar esto ahora.',
  tryAgain: 'Intentar otra vez',
  more: 'Mostrar cambios anteriores',
  what: {
    'account-made': 'Se creó la cuenta.',
    'password-changed': 'Se puso una contraseña nueva.',
    'email-added': 'Se agregó un correo.',
    'email-changed': 'Se cambió el correo.',
    'email-confirmed': 'Se confirmó el correo.',
    'phone-added': 'Se agregó o se cambió un número de teléfono.',
    'provider-added': 'Se agregó un botón nuevo para iniciar sesión.',
    'way-removed': 'Se quitó una manera de iniciar sesión.',
    'older-ways-removed':
      'Se confirmó el correo. Se quitaron las maneras anteriores de iniciar sesión.',
    'factor-added': 'Se agregó un segundo paso.',
    'factor-removed': 'Se quitó un segundo paso.',
    'recovery-codes-made': 'Se hicieron códigos de recuperación nuevos.',
    'recovery-code-used': 'Se usó un código de recuperación para iniciar sesión.',
    'new-device': 'Alguien inició sesión en un dispositivo nuevo.',
    'logged-out-elsewhere': 'Se cerró la sesión de un dispositivo desde otro.',
    'logged-out-everywhere': 'Se cerró la sesión en todos los dispositivos.',
    'copy-refused':
      'Se cerró la sesión de un dispositivo porque se usó una copia vieja de su sesión.',
    'deletion-asked': 'Se borró la cuenta.',
    undone: 'Se deshicieron cambios.',
    'staff-changed': 'El personal cambió algo en su cuenta.',
    'staff-removed-factors': 'El personal quitó su segundo paso.',
    'staff-logged-out': 'El personal cerró su sesión en todos los dispositivos.',
    'staff-closed': 'El personal cerró su cuenta.',
    'staff-opened': 'El personal abrió su cuenta otra vez.',
    'staff-made-link': 'El personal hizo un enlace para iniciar sesión en su cuenta.',
  },
};
