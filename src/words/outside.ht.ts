import type { OutsideWords } from './outside.en';

export const outside: OutsideWords = {
  title: 'Louvri sa sou telefòn ou',
  page: 'Paj sa a pa ka louvri isit la.',
  mail: 'Ou pa ka voye imèl sou òdinatè sa a.',
  scan: 'Eskane kòd la ak kamera telefòn ou, oswa note adrès la.',
  write: 'Note adrès la.',
  code: 'Kòd QR pou adrès sa a',
  useForm: 'Oswa ekri nou isit la',
  ok: 'Dakò',
};
