import type { CardWords } from './card.en';

export const card: CardWords = {
  call: (phone) => `Ligar para ${phone}`,
  directions: 'Como chegar',
  website: 'Site',
  save: 'Guardar ou compartilhar',
  send: 'Enviar para um telefone ou uma pessoa',
  asTable: 'Ver a tabela',
  asCards: 'Ver cartões',
  find: 'Busca e condado',
  hires: (day, who) =>
    `Ainda contrata pessoas com antecedentes. Perguntamos em ${day}${who && ` (${who}, equipe)`}`,
  hiresNot: (day, who) =>
    `Agora não contrata pessoas com antecedentes. Perguntamos em ${day}${who && ` (${who}, equipe)`}`,
  askedNo: (day, who) => `Não. Perguntamos em ${day}${who && ` (${who}, equipe)`}`,
  asked: (day, who) => `Perguntamos em ${day}${who && ` (${who}, equipe)`}`,
  longAgo: (day) => `${day}, há mais de um ano. Pergunte antes.`,
  never: 'Não sabemos quando. Pergunte antes.',
  noContact:
    'Não temos telefone, endereço nem site deste empregador. Procure um lugar dele perto de você e peça para falar com o gerente. Ou ligue para 211 e peça um centro de emprego.',
  pageOnly:
    'Não temos o link do site de empregos. Em um telefone ou em uma biblioteca, procure o nome e a palavra “jobs”. Ou ligue para 211 e peça um centro de emprego.',
};
