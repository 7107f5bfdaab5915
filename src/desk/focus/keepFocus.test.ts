import { afterEach, expect, test } from 'vitest';
import { keepsFocus } from '../../test/keepsFocus';

afterEach(() => document.body.replaceChildren());
keepsFocus();

/** Draws a part of a page and puts the focus on the element with the id `it`. */
function draws(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.getElementById('it');
  if (!element) throw new Error('nothing to focus');
  element.focus();
  return element;
}

/** Observers of changes are called after the work at hand. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the focus goes to what was said near the element that went away', async () => {
  draws(
    '<h1>Desk</h1><p role="status">Far</p><article><p role="status">Saved.</p><h2>Hope</h2><button id="it"></button></article>',
  ).remove();
  await settled();
  expect(document.activeElement?.textContent).toBe('Saved.');
});

test('it does not go to what is wrong with a field of another form', async () => {
  draws(
    '<p role="status">Saved.</p><ul><li><input aria-describedby="a"><p id="a" role="alert">Write why.</p></li><li id="card"><button id="it"></button></li></ul>',
  );
  document.getElementById('card')?.remove();
  await settled();
  expect(document.activeElement?.textContent).toBe('Saved.');
});

test('what comes only after it went away takes it', async () => {
  draws('<main><form><button id="it"></button></form></main>').parentElement?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Queue</h1>');
  await settled();
  expect(document.activeElement?.textContent).toBe('Queue');
});

test('without a result it goes to the nearest heading', async () => {
  draws(
    '<h1>Desk</h1><section><h2>Hope</h2><p role="status"> </p><form><button id="it"></button></form></section>',
  ).parentElement?.remove();
  await settled();
  expect(document.activeElement?.textContent).toBe('Hope');
});

test('an element that is hidden or turned off loses the focus as well', async () => {
  for (const off of ['disabled', 'hidden']) {
    draws('<h1>Desk</h1><button id="it"></button>').toggleAttribute(off, true);
    (document.activeElement as HTMLElement | null)?.blur();
    document.body.append(document.createElement('i'));
    await settled();
    expect(document.activeElement?.textContent, off).toBe('Desk');
  }
});

test('an element that another one took over, and a press beside everything, move nothing', async () => {
  const button = draws('<h1>Desk</h1><button id="it"></button><input id="next">');
  document.getElementById('next')?.focus();
  button.remove();
  await settled();
  expect(document.activeElement?.id).toBe('next');

  const other = draws('<h1>Desk</h1><button id="it"></button>');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  other.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
