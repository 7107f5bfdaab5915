import type { OutsideWords } from './outside.en';

export const outside: OutsideWords = {
  title: 'Abra no seu telefone',
  text: 'Esta página não abre aqui. Aponte a câmera do seu telefone para o código ou anote o endereço.',
  mailText:
    'Não dá para enviar e-mail deste computador. Aponte a câmera do seu telefone para o código ou anote o endereço.',
  code: 'Código QR deste endereço',
  useForm: 'Ou escreva para nós aqui',
  ok: 'Entendi',
};
