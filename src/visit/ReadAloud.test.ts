import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageText } from './ReadAloud';

// The window of the tests draws nothing, and so has no text as it is drawn.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      const cells = [...this.querySelectorAll('td')];
      return cells.map((cell) => cell.textContent).join('\n');
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'innerText');
  document.body.replaceChildren();
});

test('a cell of a table is heard with its heading, and a day in words', () => {
  document.body.innerHTML = `<main><table><tr><td data-label="Nombre">Pantry</td>
    <td data-label="Ciudad">Newark</td><td data-label="Revisado">2024-11-17</td></tr></table></main>`;
  const before = document.body.innerHTML;
  expect(pageText('es')).toBe('Pantry.\nCiudad: Newark.\nRevisado: 17 de noviembre de 2024');
  expect(document.body.innerHTML).toBe(before);
  document.body.innerHTML = before.replace('2024-11-17', '2021-03');
  expect(pageText('es')).toContain('Revisado: marzo de 2021');
});
