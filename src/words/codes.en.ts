import { said } from './said';

/** The sentences for logging in with a code from an email or a text message. */
export const codes = {
  emailTitle: 'Log in with a code',
  emailText: "Enter your email. We'll send you 6 digits. You don't need a password.",
  phoneTitle: 'Use my phone number',
  phoneText:
    "Enter your phone number. We'll send you a text with 6 digits. You don't need an email.",
  phone: 'Phone number',
  phoneHint:
    'Start with the area code, like 973 555 0100. Your phone plan may charge for the text.',
  badPhone: 'A phone number has 10 digits.',
  send: 'Send me a code',
  usePassword: 'Use my password',

  codeTitle: 'Enter your code',
  sentMail: (email: string) => said`We sent an email to ${email}. It has 6 digits.`,
  sentText: (phone: string) => said`We sent a text to ${phone}. It has 6 digits.`,
  waitMail:
    'Look for it on your phone. It can take a few minutes. Check your spam folder too. Then come back to this screen.',
  waitMailHere:
    'Open your email. It can take a few minutes. Check your spam folder too. Then come back to this page.',
  waitText: 'Look for it on your phone. It can take a minute. Then come back to this screen.',
  code: 'Enter the 6 digits',
  again: 'Send a new code',
  sentAgain: 'We sent a new code. Use the newest one.',
  notSentMail:
    "We didn't send a code. Too many were sent to this email. You can ask again in an hour.",
  olderMail:
    'Did you get an email with 6 digits in the last 30 minutes? Then enter the digits of the newest one.',
  notSentText: "We didn't send a code. Too many were sent. You can ask again tomorrow.",
  otherEmail: 'Use another email',
  otherPhone: 'Use another number',
  wrong: "That code isn't right, or it was used. Look at the newest one and try again.",
  noMoreTries: 'That was wrong 5 times. Press "Send a new code".',
  tooOld: 'This code is too old. Press "Send a new code".',
  noTexts: "We can't send a text to this number. Try another one, or log in with your email.",
  noMoreTexts: "We can't send more texts today. Try again tomorrow, or log in with your email.",

  linkTitle: 'Log in to New Beginnings',
  linkText: 'Enter the email that this link was sent to.',
  linkReplaces: 'An account is logged in here already. When you log in, it is logged out.',
  linkWrongEmail: 'This link was sent to another email. Check what you entered and try again.',
  linkTooOld: 'This link is too old or was used before. Ask for a new one.',
  logIn: 'Log In',

  proveByMail: (email: string) => said`To make sure it's you, we'll send 6 digits to ${email}.`,
  proveByText: (phone: string) => said`To make sure it's you, we'll send 6 digits to ${phone}.`,

  waysTitle: 'Ways to log in',
  waysText: 'You can log in with any of these.',
  waysLoadFailed: "We can't show this right now.",
  tryAgain: 'Try Again',
  byEmail: (email: string) => `Email: ${email}`,
  byPhone: (phone: string) => `Phone: ${phone}`,
  addPhone: 'Add a phone number',
  addPhoneText: "Enter your phone number. We'll send you a text with 6 digits.",
  changePhone: 'Change',
  changePhoneWhat: (phone: string) => `Change: ${phone}`,
  addEmail: 'Add an email',
  addEmailText: "Enter your email. We'll send you 6 digits.",
  addKnownEmail: (email: string) => `Log in with ${email} too`,
  addKnownEmailText: (email: string) =>
    said`We'll send 6 digits to ${email}. To use another email, press "Cancel" and change your email first.`,
  save: 'Save',
  remove: 'Remove',
  removeWhat: (what: string) => `Remove: ${what}`,
  removeTitle: 'Remove this way to log in?',
  removeEmailText: "Then your password and codes by email don't work for this account.",
  removePhoneText: 'Then you can no longer log in with this number.',
  cancel: 'Cancel',
  failed: 'Something Went Wrong',
  lastWay: 'This is your only way to log in. Add another one first.',
  stepFirst: 'Remove the second step first. We send news about it there.',
  inUse: 'This number is in use. It belongs to another account.',
  inUseNext:
    'To use it here, log in to that account first and remove it there. If it is the only way in there, add another one first, or delete that account.',
  sessionsTitle: 'Where you are logged in',
  sessionsText: "Log out there if you don't know a device, or if others use it too.",
  thisDevice: 'This device, now',
  usedAt: (when: string) => `Last used ${when}`,
  lessThanAnHour: 'less than an hour ago',
  unknownDevice: 'Unknown device',
  kiosk: 'Kiosk',
  logOutThere: 'Log out there',
  logOutThereWhat: (device: string) => `Log out there: ${device}`,
  logOutThereTitle: 'Log out there?',
  loggedOutThere: 'Done. You are logged out there.',

  changed: 'Saved',
  changedText: 'Your ways to log in have changed. You were logged out everywhere else.',

  choosePassword: 'Choose a Password',
  choosePasswordText: (email: string) =>
    said`You have no password yet. With one, you can log in with ${email} and the password.`,
  chosenTitle: 'Password Saved',
  chosenText:
    'From now on you can log in with your email and this password. You are logged out everywhere else.',
  undo: {
    title: 'Undo the change',
    question: 'Undo what was changed, and log out on all devices?',
    yes: 'Yes, undo it',
    /** What happens, before the button is pressed. */
    will: {
      phone: (phone: string) => said`You log in with ${phone} again.`,
      'factor-added': 'The second step that was added goes away.',
      'factor-removed': 'The second step that was removed comes back.',
      'factor-lost':
        "A second step that was added and then removed does not come back. We can't tell who added it. If it was yours, set it up again after you log in.",
      'codes-ended': 'The recovery codes you printed stop working. Log in and make new ones.',
      'way-added': 'New ways to log in go away.',
      password:
        "If there is a password, it stops working. We'll email you a link to choose a new one.",
    },
    /** What has happened. */
    was: {
      email: 'Your account uses this email again. You are logged out on all devices.',
      phone: 'Your account uses your phone number again.',
      'factor-added': 'The second step that was added is gone.',
      'factor-removed': 'The second step that was removed is back.',
      'factor-lost':
        'A second step that was added and then removed is not back. If it was yours, set it up again after you log in.',
      'codes-ended': "The recovery codes you printed don't work now. Log in and make new ones.",
      'way-added': 'The new ways to log in are gone.',
      password:
        "If there was a password, it doesn't work now. We sent you a link. Open it to choose a new password.",
      everywhere: 'You are logged out on all devices. Log in with your phone number.',
    },
  },
  laterByText:
    'Your account closes right away. Everything in it is deleted for good after 3 days, or after up to 7 days if you changed how you log in this week. Until then, a link that we text you can bring it back. With the same link you can delete everything sooner.',
  backByPhone:
    'Do you want it back? You are logged out everywhere. Then log in with your phone number.',
  passwordFor: (email: string) => `For ${email}`,
  otherAnswer: 'Use another email or number',
};

/** A language that lacks a sentence does not compile. */
export type CodeWords = typeof codes;
