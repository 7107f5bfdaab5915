import { said } from './said';

/** The sentences of the form at the desk that asks a place about its own entry. */
export const ask = {
  title: (name: string) => `Ask ${name}`,
  text: 'Make a link for the place. It shows what we tell people. The place can say that it is right, or correct it. You see the answer under Suggestions. Nothing changes before an editor publishes it.',
  email: 'Email of the place',
  emailHint: 'Leave it empty if you want to copy the link and send it yourself.',
  language: 'Language of the email',
  make: 'Make a link',
  send: 'Send the link',
  close: 'Close',
  link: 'The link',
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'Tap the link and copy it yourself.',
  once: (when: string) =>
    said`It works once, until ${when}. We don't show it again. An older link ends now.`,
  sent: (email: string) => said`The link is on its way to ${email}.`,
  badEmail: 'Enter a full email address, or leave the field empty.',
};

/** A language that lacks a sentence does not compile. */
export type AskWords = typeof ask;
