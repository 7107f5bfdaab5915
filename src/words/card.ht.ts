import type { CardWords } from './card.en';

export const card: CardWords = {
  call: (phone) => `Rele ${phone}`,
  directions: 'Ki jan pou rive',
  website: 'Sit entènèt',
  save: 'Kenbe oswa pataje',
  send: 'Voye bay yon telefòn oswa yon moun',
  asTable: 'Gade tablo a',
  asCards: 'Gade kat yo',
  find: 'Rechèch ak konte',
  hires: (day, who) =>
    `Toujou anplwaye moun ki gen kazye jidisyè. Nou mande yo ${day}${who && ` (${who}, anplwaye nou)`}`,
  hiresNot: (day, who) =>
    `Kounye a yo pa anplwaye moun ki gen kazye jidisyè. Nou mande yo ${day}${who && ` (${who}, anplwaye nou)`}`,
  askedNo: (day, who) => `Non. Nou mande yo ${day}${who && ` (${who}, anplwaye nou)`}`,
  asked: (day, who) => `Nou mande yo ${day}${who && ` (${who}, anplwaye nou)`}`,
  longAgo: (day) => `${day}, plis pase yon ane. Mande anvan.`,
  never: 'Nou pa konnen ki lè. Mande anvan.',
  noContact:
    'Nou pa gen ni telefòn, ni adrès, ni sit entènèt patwon sa a. Chèche youn nan kote l yo toupre ou epi mande pou pale ak manadjè a. Oswa rele 211 epi mande yon sant travay.',
  pageOnly:
    'Nou pa gen lyen sit travay yo a. Sou yon telefòn oswa nan yon bibliyotèk, chèche non an ak mo “jobs”. Oswa rele 211 epi mande yon sant travay.',
};
