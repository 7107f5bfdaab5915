import type { TextWords } from './text.en';
import { said } from './said';

const problems: TextWords['problems'] = {
  'invalid-phone-number': 'Isto não é um número de telefone. Veja o número e tente de novo.',
  'operation-not-allowed':
    'Não podemos mandar mensagem para este número. Tente outro número ou imprima.',
  'quota-exceeded':
    'Hoje não podemos mandar mais mensagens. Imprima ou aponte a câmera do celular para o código.',
  'too-many-requests':
    'Já foram mensagens demais daqui ou para este número. Imprima ou tente mais tarde.',
  'not-found': 'Este lugar não está mais na lista. Volte e escolha outro.',
  'network-request-failed':
    'Estamos sem internet agora. Aperte "Mandar a mensagem" de novo. Você vai receber uma mensagem, não duas.',
};

/** The sentences for places in a text message. */
export const text: TextWords = {
  button: 'Mandar para um celular',
  buttonOfList: 'Mandar minha lista para um celular',
  text: (places) =>
    places === 1
      ? 'Vamos mandar uma mensagem com o nome, o telefone e o endereço. Qualquer celular recebe.'
      : `Vamos mandar uma mensagem com os seus ${places} lugares. Qualquer celular recebe.`,
  privacy: 'Usamos o número só para esta mensagem. Quem usa esse celular pode ler a mensagem.',
  phone: 'Número de telefone',
  phoneHint: 'Comece com o código de área, como 973 555 0100. Seu plano pode cobrar a mensagem.',
  badPhone: 'Um número de telefone tem 10 números.',
  send: 'Mandar a mensagem',
  back: 'Voltar',
  done: 'Sua mensagem está a caminho',
  sent: (ending) => said`Enviada para o número que termina em ${ending}.`,
  wait: 'Pode demorar um minuto.',
  linked: (written, linked) =>
    `Couberam ${written} de ${written + linked} lugares. O link da mensagem abre todos.`,
  leftOut: (places) =>
    places === 1
      ? 'Não houve espaço para 1 dos seus lugares. Imprima a lista para ter todos.'
      : `Não houve espaço para ${places} dos seus lugares. Imprima a lista para ter todos.`,
  close: 'Fechar',
  problems,
  failed: 'Algo deu errado. Tente de novo. Você vai receber uma mensagem, não duas.',
};
