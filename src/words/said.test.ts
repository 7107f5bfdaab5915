import { expect, test } from 'vitest';
import { said } from './said';

test('a value with a dot of its own ends a sentence with one dot', () => {
  expect(said`Cierra a las ${'5 p. m.'}. Vuelva mañana.`).toBe(
    'Cierra a las 5 p. m. Vuelva mañana.',
  );
  expect(said`${'Hope, Inc.'}. ${'5 p. m.'}.`).toBe('Hope, Inc. 5 p. m.');
  expect(said`${7} de ${'mayo'}.`).toBe('7 de mayo.');
  expect(said`Abre a las ${'5 p. m.'}, llame antes`).toBe('Abre a las 5 p. m., llame antes');
});

/** Asked with something whose last sign is a dot, such as a time in Spanish. */
function twoDots(words: unknown, place: string): string[] {
  if (typeof words === 'function') {
    const ask = words as (...values: unknown[]) => unknown;
    const dotted = Array.from({ length: 5 }, () => '5 p. m.');
    // What is given numbers or lists has no such value.
    const texts = [dotted, [7, ...dotted], [...dotted, 7]].map((values) => {
      try {
        return String(ask(...values));
      } catch {
        return '';
      }
    });
    return texts.filter((text) => text.includes('..')).map((text) => `${place}: ${text}`);
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) => twoDots(value, `${place}.${name}`));
}

test('RTE-1 no sentence of any language ends with two dots', () => {
  const files = import.meta.glob<object>('./*.{en,es,pt,ht}.ts', { eager: true });
  expect(Object.keys(files).length).toBeGreaterThan(60);
  expect(Object.entries(files).flatMap(([file, words]) => twoDots(words, file))).toEqual([]);
});
