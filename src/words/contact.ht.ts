import type { ContactWords } from './contact.en';

export const contact: ContactWords = {
  title: 'Kontakte nou',
  intro: 'Voye yon mesaj ba nou. Nou li tout mesaj yo. Ranpli kat espas yo.',
  name: 'Non',
  contact: 'Ki jan nou ka jwenn ou',
  contactHint: 'Telefòn ou oswa imèl ou, pou nou ka reponn ou.',
  subject: 'Sijè',
  message: 'Mesaj',
  send: 'Voye mesaj la',
  sending: 'N ap voye l …',
  errors: {
    key: 'Louvri paj sa a ankò.',
    name: 'Ekri non ou.',
    contact: 'Ekri telefòn ou oswa imèl ou. Konsa nou ka reponn ou.',
    subject: 'Ekri an kèk mo sou kisa mesaj la ye.',
    message: 'Ekri mesaj ou.',
  },
  tooLong: (most) => `Sèvi ak ${most} karaktè oswa mwens.`,
  left: (count) => `${count} karaktè ki rete`,
  failed: 'Mesaj ou pa t ale',
  keepsText: 'Sa ou te ekri a la toujou. Peze "Voye mesaj la" pou eseye ankò.',
  sentTitle: 'Mèsi. Nou resevwa mesaj ou.',
  sentText: 'N ap reponn ou nan telefòn oswa imèl ou ba nou an.',
  queuedTitle: 'Nou kenbe mesaj ou.',
  queuedText:
    'Pa gen entènèt kounye a. Òdinatè sa a ap voye mesaj ou lè entènèt la tounen. Ou pa bezwen tann.',
  another: 'Ekri yon lòt mesaj',
};
