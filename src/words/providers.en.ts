import { said } from './said';

/** The sentences of log-in with an account at another site. */
export const providers = {
  logInWith: (name: string) => `Log in with ${name}`,
  title: 'You are not logged in',
  notDone: "That didn't work",
  stopped: 'You stopped before you were done. Try again, or log in another way.',
  'too-old': 'That took too long, or this page was opened before. Please log in again.',
  'has-account': 'You already have an account with this email. Log in the way you did before.',
  taken: 'That account already belongs to another account here. Log in with it to see which.',
  'other-account':
    'That is not the account you are logged in to. Choose the right one and try again.',
  'not-asked':
    "That site did not ask you to log in again, so we can't be sure it's you. Confirm another way.",
  blocked: 'Your browser did not open a window. Allow windows for this page and try again.',
  opening: (name: string) => `Opening ${name}…`,
  windowTitle: 'Go on in the new window',
  windowText: (name: string) =>
    `Log in with ${name} in the small window. This page goes on by itself when you are done.`,
  showWindow: 'Show the window',
  closedTitle: 'You closed the window',
  closedText: (name: string) =>
    said`You were not done with ${name}. Nothing is lost: try again. If the window is still open, you can go on there.`,
  again: 'Try again',
  back: 'Back to Log In',
  backToProfile: 'Back to your settings',
  add: (name: string) => `Add ${name}`,
  proveWith: (name: string) => `Confirm with ${name}`,
  removeText: (name: string) => said`Then you can no longer log in with ${name}.`,
};

/** A language that lacks a sentence does not compile. */
export type ProviderWords = typeof providers;
