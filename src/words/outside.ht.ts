import type { OutsideWords } from './outside.en';

export const outside: OutsideWords = {
  title: 'Louvri sa sou telefòn ou',
  text: 'Paj sa a pa ka louvri isit la. Eskane kòd la ak kamera telefòn ou, oswa note adrès la.',
  mailText: 'Ou pa ka voye imèl sou òdinatè sa a. Eskane kòd la ak telefòn ou, oswa note adrès la.',
  code: 'Kòd QR pou adrès sa a',
  useForm: 'Oswa ekri nou isit la',
  ok: 'Dakò',
};
