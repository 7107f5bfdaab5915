/** The sentences of log-in with an account at another site. */
export const providers = {
  logInWith: (name: string) => `Log in with ${name}`,
  title: 'You are not logged in',
  stopped: 'You stopped before you were done. Try again, or log in another way.',
  'too-old': 'That took too long, or this page was opened before. Please log in again.',
  'has-account': 'You already have an account with this email. Log in the way you did before.',
  back: 'Back to Log In',
  removeText: (name: string) => `Then you can no longer log in with ${name}.`,
};

/** A language that lacks a sentence does not compile. */
export type ProviderWords = typeof providers;
