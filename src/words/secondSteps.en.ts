/** The sentences with which a person adds and removes second steps, loaded with the profile. */
export const secondSteps = {
  title: 'Second step at log-in',
  text: 'You can ask for a code from your phone each time you log in. Then a stolen password is not enough.',
  needs: 'You need a phone with a free app that makes codes. Google Authenticator is one.',
  needsTexts: 'Or use text messages. An app is safer.',
  add: 'Set up a second step',
  addAnother: 'Add another app',
  addPhone: 'Use text messages',
  addPhoneText:
    "Enter your phone number. We'll send you a text with 6 digits each time you log in.",
  remove: 'Remove',
  removeWhat: (what: string) => `Remove: ${what}`,
  newCodes: 'Get new recovery codes',
  newCodesText: 'The new codes take the place of your old ones.',
  failed: 'Something Went Wrong',
  loadFailed: "We can't show this right now.",
  tryAgain: 'Try Again',

  removeTitle: 'Remove the second step?',
  removeText: "Then we don't ask for it when you log in.",
  removed: 'Second step removed',
  removedText:
    'We told you by email, or by text if you have no email. You were logged out everywhere else.',

  setUpTitle: 'Set up a second step',
  scan: '1. Open the app on your phone. Scan this code with it.',
  qrCode: 'Code for your app',
  cannotScan: "I can't scan it",
  typedKey: 'Type this key into the app:',
  typeCode: '2. Then enter the 6 digits that the app shows.',
  turnOn: 'Turn on',
  cancel: 'Cancel',

  codesTitle: 'Your recovery codes',
  codesText:
    'The second step is on. Keep these codes on paper. If you lose your phone, one of them lets you log in. We show them only now.',
  codesAgain: 'Keep these codes on paper. We show them only now. Your old codes no longer work.',
  codesPaper: 'New Beginnings recovery codes. You can use each code once.',
  codesFailed: 'The second step is on, but the recovery codes did not come. Try again.',
  print: 'Print',
  takePaper: 'Take the paper with you.',
  keepThem: 'I have my codes',

  mailTitle: 'Check Your Inbox',
  mailText: 'First confirm your email. We sent you a link.',
  emailFirst: 'Add an email first. We write to it when your second step changes.',
  mailNext: 'Open it, then come back here.',
};

/** A language that lacks a sentence does not compile. */
export type SecondStepsWords = typeof secondSteps;
