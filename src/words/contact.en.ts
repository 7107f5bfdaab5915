import type { ContactField } from '../generated/bindings';

const errors: Record<ContactField, string> = {
  key: 'Open this page again.',
  name: 'Enter your name.',
  contact: 'Enter your phone number or email, so we can answer you.',
  subject: 'Enter a few words about your message.',
  message: 'Enter your message.',
};

/** The sentences of the contact page, loaded with it. */
export const contact = {
  title: 'Contact Us',
  intro: 'Send us a message. We read every one. Fill in all four fields.',
  name: 'Name',
  contact: 'Contact Information',
  contactHint: 'Your phone number or email, so we can answer you.',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending …',
  errors,
  tooLong: (most: number) => `Use ${most} characters or fewer.`,
  left: (count: number) => `${count} characters left`,
  failed: 'Your message was not sent',
  keepsText: 'What you wrote is still here. Press "Send Message" to try again.',
  sentTitle: 'Thank you. We have your message.',
  sentText: "We'll answer at the phone number or email you gave us.",
  queuedTitle: 'Your message is saved.',
  queuedText:
    "There is no internet right now. This computer will send your message when it's back. You don't need to wait.",
  another: 'Write another message',
};

/** A language that lacks a sentence does not compile. */
export type ContactWords = typeof contact;
