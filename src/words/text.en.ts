import type { ErrorCode } from '../generated/bindings';
import { said } from './said';

const problems: Partial<Record<ErrorCode, string>> = {
  'invalid-phone-number': 'That is not a phone number. Check it and try again.',
  'operation-not-allowed':
    "We can't send a text to this number. Try another number, or print it instead.",
  'quota-exceeded': "We can't send more texts today. Print it, or scan the code with a phone.",
  'too-many-requests':
    'Too many texts were sent from here or to this number. Print it, or try again later.',
  'not-found': 'We no longer have this place. Go back and choose another one.',
  'network-request-failed':
    'We are not online right now. Press "Send the text" again. You will get one text, not two.',
};

/** The sentences for places in a text message. */
export const text = {
  button: 'Text it to a phone',
  buttonOfList: 'Text my list to a phone',
  text: (places: number) =>
    places === 1
      ? 'We will send one text with the name, phone number and address. Any cell phone can get it.'
      : `We will send one text with your ${places} places. Any cell phone can get it.`,
  privacy: 'We use the number for this text only. Anyone who uses that phone can read the text.',
  phone: 'Phone number',
  phoneHint:
    'Start with the area code, like 973 555 0100. Your phone plan may charge for the text.',
  badPhone: 'A phone number has 10 digits.',
  send: 'Send the text',
  back: 'Back',
  done: 'Your text is on its way',
  sent: (ending: string) => said`Sent to the number ending in ${ending}.`,
  wait: 'It may take a minute.',
  linked: (written: number, linked: number) =>
    `There was room for ${written} of ${written + linked} places. The link in the text opens them all.`,
  leftOut: (places: number) =>
    places === 1
      ? 'There was no room for 1 of your places. Print your list to have all of them.'
      : `There was no room for ${places} of your places. Print your list to have all of them.`,
  close: 'Close',
  problems,
  failed: 'Something went wrong. Try again. You will get one text, not two.',
};

/** A language that lacks a sentence does not compile. */
export type TextWords = typeof text;
