import type { TextProblem } from '../generated/bindings';
import { said } from './said';

/** What the desk asks about or refuses in a text, loaded with the forms. */
export const refusals = {
  repairedZip: (typed: string, whole: string) =>
    said`The ZIP code ${typed} lost its zero. We write ${whole}. Is that right?`,
  unreadHours: (hours: string) =>
    said`We can't read these hours: ${hours}. People will see "call first".`,
  closedHours: (hours: string) => said`People will see that it is closed: ${hours}. Is that right?`,
  numberOff: (phone: string) =>
    said`“${phone}” says that this number does not work. Is there another one?`,
  saysClosed: (text: string) =>
    said`“${text}” says that the place closed, moved, merged or stopped. People will be told to call first. Is it still open here?`,
  closedNotes: 'The notes say that it closed or moved. Is it still open here?',
  farApart: (where: string) =>
    said`The town, county and ZIP code are far from each other: ${where}. Which one is right?`,
  faxNumber: (phone: string) => said`This is a fax number: ${phone}. People can't call it.`,
  paidNumber: (phone: string) =>
    said`People pay extra to call this number: ${phone}. Is it the right one?`,
  /** A suggestion that is returned without a word. */
  noWord: 'Write why you return it. The person reads it.',
  /** Above what was done with a place after a suggestion. */
  since: 'Done since this was suggested:',
  textProblems: {
    missing: 'Fill in every field.',
    'too-long': 'This text is too long. Make it shorter.',
    'control-character': 'This text has a character that no screen can show. Type it again.',
    markup: 'Leave out the signs < and >. People would read the code.',
    'title-taken': 'Another list has this name already. Choose another name.',
    'address-taken': 'This name in the address is taken. Choose another one.',
    'address-deleted':
      'A deleted list has this name in its address. Put that list back, delete it for good, or choose another name.',
    'list-is-there': 'This list is on the website again. Put it back or delete it first.',
    address: 'For the name in the address, use small letters, numbers and single dashes.',
    'no-initials':
      'Enter a name with 2 letters or more. Its first letters stand beside each check.',
    'name-taken':
      'Another person at the desk has this name. Add a letter. Then everybody can see who did what.',
    'not-listed-since':
      'This place has asked not to be listed since then. Return the suggestion, or put the place back first.',
    'fixed-list': "Each website has this list. It can't be deleted, renamed, hidden or moved.",
  } satisfies Record<TextProblem, string>,
};

/** A language that lacks a sentence does not compile. */
export type RefusalWords = typeof refusals;
