/** Why the staff desk is closed to a person, and what to do; loaded when it is. */
export const admission = {
  noStaffTitle: 'This desk is for staff',
  noStaffText: 'Your account is not on the staff list. Ask an owner of this desk to invite you.',
  secondTitle: 'Turn on the second step first',
  secondText:
    'The staff desk opens only with a second step. Go to your profile and press "Set up a second step". Then log out, log in again, and come back here.',
  toProfile: 'Go to your profile',
  oldTitle: 'Please log in again',
  oldText: 'You logged in more than 12 hours ago. The staff desk needs a fresh log-in each day.',
  confirmTitle: 'Confirm your email first',
  confirmText:
    'The staff desk opens when we know that the email address of your account is yours. Press the button, and we send you an email with a link. Open that link, then come back here.',
  confirmNext: 'After that you set up a second step for your log-in. This page tells you how.',
  sendMail: 'Send me the email',
  mailSent: 'We sent you an email. Open the link in it. Then press "I confirmed it".',
  confirmed: 'I confirmed it',
};

/** A language that lacks a sentence does not compile. */
export type AdmissionWords = typeof admission;
