import { said } from './said';

/** The sentences of the second step, at log-in and in the settings. */
export const security = {
  stepTitle: 'One more step',
  code: 'Enter the 6 digits from your app',
  codeHint: 'Open the app on your phone that makes codes. The digits change every 30 seconds.',
  which: 'Which app do you use?',
  whichWay: 'How do you want to get your code?',
  textFirst: (end: string) => said`We can send 6 digits to your phone that ends in ${end}.`,
  textSend: 'Send me a code',
  textCode: 'Enter the 6 digits from the text',
  textSent: (end: string) =>
    said`We sent a text to your phone that ends in ${end}. It can take a minute.`,
  textAgain: 'Send a new code',
  textTooOld: 'This code is too old. Press "Send a new code".',
  wrongTextCode: "That code isn't right. Look at the newest one and try again.",
  app: 'App on your phone',
  added: (date: string) => `Added on ${date}`,
  lostPhone: 'I lost my phone',
  recoveryCode: 'Enter one of the codes from your paper',
  recoveryHint: 'It has 10 letters and numbers, like 7K3M9-0X1YZ. Each code works once.',
  noPaper: 'No recovery codes? Write to us. The Contact page has our address.',
  usePhone: 'Use my phone',
  back: 'Go back',
  logIn: 'Log In',
  wrongCode: "That code isn't right. Wait for the next one, then try again.",
  wrongRecoveryCode: "That code isn't right, or it was used before. Try another one.",
};

/** A language that lacks a sentence does not compile. */
export type SecurityWords = typeof security;
