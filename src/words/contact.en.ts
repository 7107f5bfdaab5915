import type { ContactField } from '../generated/bindings';

const errors: Record<ContactField, string> = {
  key: 'Please open this page again.',
  name: 'Please write your name.',
  contact: 'Please write how we can reach you.',
  subject: 'Please write in a few words what it is about.',
  message: 'Please write your message.',
};

/** The sentences of the contact page, loaded with it. */
export const contact = {
  title: 'Contact Us',
  intro: 'Write to us. We read every message. All four fields are needed.',
  name: 'Name',
  contact: 'Contact Information',
  contactHint: 'A phone number or an e-mail address, so that we can answer.',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending …',
  errors,
  tooLong: (most: number) => `Please use at most ${most} letters here.`,
  left: (count: number) => `${count} letters left`,
  failed: 'Your message was not sent',
  keepsText: 'What you wrote is still here. Press "Send Message" to try again.',
  sentTitle: 'Thank you. We have your message.',
  sentText: 'We will answer at the phone number or address you gave.',
  queuedTitle: 'Your message is saved.',
  queuedText:
    'There is no network right now. This computer sends your message when it is back. You do not need to wait.',
  another: 'Write another message',
};

/** A language that lacks a sentence does not compile. */
export type ContactWords = typeof contact;
