import type { OutsideWords } from './outside.en';

export const outside: OutsideWords = {
  title: 'Abra no seu telefone',
  page: 'Esta página não abre aqui.',
  mail: 'Não dá para enviar e-mail deste computador.',
  scan: 'Aponte a câmera do seu telefone para o código ou anote o endereço.',
  write: 'Anote o endereço.',
  code: 'Código QR deste endereço',
  useForm: 'Ou escreva para nós aqui',
  ok: 'Entendi',
};
