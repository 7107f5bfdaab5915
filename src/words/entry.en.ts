import { said } from './said';

/** The sentences of the page on which a place looks at its own entry. */
export const entry = {
  title: 'Is this still right?',
  intro: (name: string) =>
    said`This is what we tell people about ${name}. Please look at each line.`,
  until: (when: string) =>
    said`You can answer once, until ${when}. A person checks your answer first.`,
  loading: 'One moment…',
  again: 'Try again',
  right: 'Yes, all of this is right',
  change: 'Something is different',
  closed: 'We closed for good',
  notListed: 'Please take us off the list',
  changeTitle: 'What is different?',
  changeHint: 'Change only what is different. Leave a field empty if it is not known.',
  note: 'Anything else? (if you want)',
  send: 'Send',
  back: 'Back',
  nothing: 'You have changed nothing yet.',
  sureClosed: (name: string) => `Is ${name} closed for good? We will take it off the list.`,
  sureNotListed: (name: string) => `Shall we take ${name} off the list?`,
  yes: 'Yes',
  badField: (why: string) => said`Nothing was sent. ${why}.`,
  badFields: 'Nothing was sent. One of the fields is not right.',
  changedSince:
    'We changed this entry after you opened it, so nothing was sent yet. This is how it is now. Please look at each line again.',
  thanksTitle: 'Thank you!',
  thanks: 'We have your answer. A person checks it before the list changes.',
  endedTitle: 'This link does not work any more',
  ended:
    'It was used before, it is too old, there is a newer one, or part of it is missing. Ask us for a new one.',
  write: 'Write to us',
  home: 'To the website',
};

/** A language that lacks a sentence does not compile. */
export type EntryWords = typeof entry;
