import type { CardWords } from './card.en';

export const card: CardWords = {
  call: (phone) => `Llamar al ${phone}`,
  directions: 'Cómo llegar',
  website: 'Sitio web',
  save: 'Guardar o compartir',
  send: 'Enviar a un teléfono o a una persona',
  asTable: 'Ver la tabla',
  asCards: 'Ver tarjetas',
  find: 'Búsqueda y condado',
  hires: (day, who) =>
    `Todavía contrata a personas con antecedentes. Preguntamos el ${day}${who && ` (${who}, del personal)`}`,
  hiresNot: (day, who) =>
    `Ahora no contrata a personas con antecedentes. Preguntamos el ${day}${who && ` (${who}, del personal)`}`,
  askedNo: (day, who) => `No. Preguntamos el ${day}${who && ` (${who}, del personal)`}`,
  asked: (day, who) => `Preguntamos el ${day}${who && ` (${who}, del personal)`}`,
  longAgo: (day) => `${day}, hace más de un año. Pregunte antes.`,
  never: 'No sabemos cuándo. Pregunte antes.',
  noContact:
    'No tenemos teléfono, dirección ni sitio web de este empleador. Busque uno de sus lugares cerca de usted y pregunte por el gerente. O llame al 211 y pida un centro de empleo.',
  pageOnly:
    'No tenemos el enlace de su página de empleos. En un teléfono o en una biblioteca, busque el nombre y la palabra “jobs”. O llame al 211 y pida un centro de empleo.',
};
