import type { TextWords } from './text.en';
import { said } from './said';

const problems: TextWords['problems'] = {
  'invalid-phone-number': 'Sa a pa yon nimewo telefòn. Gade nimewo a epi eseye ankò.',
  'operation-not-allowed':
    'Nou pa ka voye mesaj nan nimewo sa a. Eseye yon lòt nimewo, oswa enprime li.',
  'quota-exceeded':
    'Nou pa ka voye lòt mesaj jodi a. Enprime li, oswa eskane kòd la ak yon telefòn.',
  'too-many-requests':
    'Gen twòp mesaj ki soti isit la oswa ki al nan nimewo sa a. Enprime li, oswa eseye pita.',
  'not-found': 'Nou pa gen kote sa a ankò. Tounen epi chwazi yon lòt.',
  'network-request-failed':
    'Nou pa gen entènèt kounye a. Peze "Voye mesaj la" ankò. W ap resevwa yon sèl mesaj, pa de.',
};

/** The sentences for places in a text message. */
export const text: TextWords = {
  button: 'Voye li nan yon telefòn',
  buttonOfList: 'Voye lis mwen an nan yon telefòn',
  text: (places) =>
    places === 1
      ? 'N ap voye yon mesaj ak non an, nimewo telefòn nan ak adrès la. Nenpòt telefòn selilè ka resevwa li.'
      : `N ap voye yon mesaj ak ${places} kote ou yo. Nenpòt telefòn selilè ka resevwa li.`,
  privacy:
    'Nou sèvi ak nimewo a pou mesaj sa a sèlman. Nenpòt moun ki sèvi ak telefòn sa a ka li mesaj la.',
  phone: 'Nimewo telefòn',
  phoneHint: 'Kòmanse ak kòd zòn nan, tankou 973 555 0100. Plan telefòn ou ka fè ou peye mesaj la.',
  badPhone: 'Yon nimewo telefòn gen 10 chif.',
  send: 'Voye mesaj la',
  back: 'Tounen',
  done: 'Mesaj ou a nan wout',
  sent: (ending) => said`Nou voye li nan nimewo ki fini ak ${ending}.`,
  wait: 'Sa ka pran yon minit.',
  linked: (written, linked) =>
    `Te gen plas pou ${written} nan ${written + linked} kote yo. Lyen ki nan mesaj la louvri yo tout.`,
  leftOut: (places) =>
    `Pa t gen plas pou ${places} nan kote ou chwazi yo. Enprime lis ou pou w gen yo tout.`,
  close: 'Fèmen',
  problems,
  failed: 'Gen yon bagay ki pa mache. Eseye ankò. W ap resevwa yon sèl mesaj, pa de.',
};
