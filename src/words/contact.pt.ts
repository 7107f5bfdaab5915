import type { ContactWords } from './contact.en';

export const contact: ContactWords = {
  title: 'Contato',
  intro: 'Mande uma mensagem para nós. Lemos todas. Preencha os quatro campos.',
  name: 'Nome',
  contact: 'Como falar com você',
  contactHint: 'Seu telefone ou e-mail, para podermos responder.',
  subject: 'Assunto',
  message: 'Mensagem',
  send: 'Enviar mensagem',
  sending: 'Enviando …',
  errors: {
    key: 'Abra esta página de novo.',
    name: 'Escreva seu nome.',
    contact: 'Escreva seu telefone ou e-mail. Assim podemos responder.',
    subject: 'Escreva em poucas palavras sobre o que é a mensagem.',
    message: 'Escreva sua mensagem.',
  },
  tooLong: (most) => `Use ${most} caracteres ou menos.`,
  left: (count) => `Restam ${count} caracteres`,
  failed: 'Sua mensagem não foi enviada',
  keepsText: 'O que você escreveu ainda está aqui. Aperte "Enviar mensagem" para tentar de novo.',
  sentTitle: 'Obrigado. Recebemos sua mensagem.',
  sentText: 'Vamos responder no telefone ou e-mail que você nos deu.',
  queuedTitle: 'Sua mensagem está guardada.',
  queuedText:
    'Agora não há internet. Este computador vai enviar sua mensagem quando ela voltar. Você não precisa esperar.',
  another: 'Escrever outra mensagem',
};
