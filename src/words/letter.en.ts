import type { LetterKind } from '../generated/bindings';

interface LetterTexts {
  title: string;
  intro: string;
  to: string;
  about: string;
  aboutHint: string;
  detail: string;
  detailHint: string;
}

const kinds: Record<LetterKind, LetterTexts> = {
  employer: {
    title: 'A letter that asks for work',
    intro: 'For an employer. Five fields, and it is ready to print.',
    to: 'Name of the company or person',
    about: 'Which work do you want?',
    aboutHint: 'For example: line cook',
    detail: 'What can you do?',
    detailHint: 'One or two sentences.',
  },
  'payment-plan': {
    title: 'A letter that asks to pay fines in parts',
    intro: 'For a court. You can ask to pay a little each month. This is no legal advice.',
    to: 'Name and address of the court',
    about: 'Number of your case or ticket',
    aboutHint: 'It is on the ticket or the letter from the court.',
    detail: 'How much can you pay each month?',
    detailHint: 'For example: $25. Say what you can really pay.',
  },
  record: {
    title: 'A letter that asks for a document',
    intro: 'For an office, a school or a program that has a paper of yours.',
    to: 'Name and address of the office',
    about: 'Which paper do you need?',
    aboutHint: 'Such as your GED, your birth certificate or proof of training',
    detail: 'What helps them to find it?',
    detailHint: 'For example: the year and the place.',
  },
};

/** The sentences of the letters, loaded with them. */
export const letter = {
  kinds,
  name: 'Your first and last name',
  reach: 'How can they reach you?',
  reachHint: 'Phone number, email or address.',
  language: 'Language of the letter',
  make: 'Show my letter',
  asTyped: {
    en: 'The letter has your words as you type them. Write in English.',
    es: 'The letter has your words as you type them. Write in Spanish.',
  },
  needed: 'Fill in every field.',
  private: 'We keep nothing of it.',
  print: 'Print this letter',
  failed: 'Your letter could not be made',
};

/** A language that lacks a sentence does not compile. */
export type LetterWords = typeof letter;
