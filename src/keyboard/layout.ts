import type { Language } from '../generated/bindings';

/** A key that types its own letter, or does something. */
export type Key =
  string | { does: 'shift' | 'back' | 'enter' | 'space' | 'layer' | 'hide' | 'left' | 'right' };

const letters = (text: string): Key[] => Array.from(text);

const LAST: Key[] = [
  { does: 'layer' },
  '@',
  '.',
  { does: 'space' },
  '-',
  { does: 'left' },
  { does: 'right' },
  { does: 'enter' },
  { does: 'hide' },
];

/** English and Spanish letters together: names and towns need both in any language. */
export const LETTERS: Key[][] = [
  letters('1234567890'),
  letters('qwertyuiop'),
  letters('asdfghjklñ'),
  [{ does: 'shift' }, ...letters('zxcvbnm'), { does: 'back' }],
  LAST,
];

/** Letters with accents, by the language of the visit. */
const ACCENTS: Record<Language, string> = {
  en: 'áéíóúü¿¡?!',
  es: 'áéíóúü¿¡?!',
  'pt-BR': 'áâãàçéêíóôõú?!',
  ht: 'àèòéêáóç?!',
};

export const symbolsIn = (language: Language): Key[][] => [
  letters('1234567890'),
  letters(ACCENTS[language]),
  letters('&/()+=%$#*'),
  [...letters(`_,;:'"~\\`), { does: 'back' }],
  LAST,
];
