import type { AdmissionWords } from './admission.en';

/** Why the staff desk is closed to a person, and what to do; loaded when it is. */
export const admission: AdmissionWords = {
  noStaffTitle: 'Este escritorio es para el personal',
  noStaffText:
    'Su cuenta no está en la lista del personal. Pida una invitación a una persona a cargo.',
  secondTitle: 'Active primero el segundo paso',
  secondText:
    'El escritorio del personal solo se abre con un segundo paso. Vaya a su perfil y presione "Activar un segundo paso". Después cierre la sesión, iníciela otra vez y vuelva aquí.',
  toProfile: 'Ir a su perfil',
  oldTitle: 'Inicie sesión otra vez',
  oldText:
    'Usted inició sesión hace más de 12 horas. El escritorio del personal pide iniciar sesión cada día.',
  confirmTitle: 'Confirme primero su correo',
  confirmText:
    'El escritorio del personal se abre cuando sabemos que el correo de su cuenta es suyo. Presione el botón y le enviamos un correo con un enlace. Abra ese enlace y vuelva aquí.',
  confirmNext:
    'Después se configura un segundo paso para iniciar sesión. Esta página le dice cómo.',
  sendMail: 'Enviarme el correo',
  mailSent: 'Le enviamos un correo. Abra el enlace. Después presione "Ya lo confirmé".',
  confirmed: 'Ya lo confirmé',
};
