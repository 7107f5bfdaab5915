import { beforeEach, expect, test } from 'vitest';
import type { Language } from '../generated/bindings';
import { showFirstFrame } from './showFirstFrame';

const LOST = { en: 'No connection. Call', es: 'No hay conexión. Llame al' };
const MARKS = { language: 'language', leaving: 'leaving', kept: 'kept' };

/** What the page shows in a browser of a language that keeps these marks. */
function shown(start: Language, session: Record<string, string> = {}, kept = false) {
  document.documentElement.lang = 'en';
  const frame = (lang: string, text: string) =>
    `<template lang="${lang}"><header><nav>${text}</nav></header></template>`;
  document.body.innerHTML = `${frame('en', 'Home')}${frame('es', 'Inicio')}${frame('pt-BR', 'Início')}<div id="root" inert></div>`;
  for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
  if (kept) localStorage.setItem(MARKS.kept, '1');
  showFirstFrame(MARKS, start, LOST);
  expect(document.querySelector('template')).toBeNull();
  return [document.documentElement.lang, document.getElementById('root')?.innerHTML];
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const HOME = '<header><nav>Home</nav></header>';
const IN_PORTUGUESE = '<header><nav>Início</nav></header>';
const INICIO = '<header><nav>Inicio</nav></header>';

test('RTE-1 the first picture is in the language that was chosen, else in that of the browser', () => {
  expect(shown('en')).toEqual(['en', HOME]);
  expect(shown('es')).toEqual(['es', INICIO]);
  expect(shown('en', { language: 'es' })).toEqual(['es', INICIO]);
  expect(shown('es', { language: 'en' })).toEqual(['en', HOME]);
  expect(shown('es', { language: 'pt-BR' })).toEqual(['pt-BR', IN_PORTUGUESE]);
});

test('RTE-1 a mark that is no language changes nothing', () => {
  expect(shown('en', { language: 'fr"]' })).toEqual(['en', HOME]);
});

test('a page that is loaded while the visit is left shows nothing', () => {
  expect(shown('en', { leaving: '1' })).toEqual(['en', '']);
});

test('HOM-1 a tap is kept until the page can be used', () => {
  shown('en');
  const root = document.getElementById('root');
  // jsdom does not know the property.
  Object.assign(root ?? {}, { inert: true });
  document.body.dispatchEvent(new MouseEvent('click', { clientX: 3, clientY: 4, bubbles: true }));
  expect(window.earlyTap).toEqual({ x: 3, y: 4, scrolled: 0 });
  Object.assign(root ?? {}, { inert: false });
  document.body.dispatchEvent(new MouseEvent('click', { clientX: 5, clientY: 6, bubbles: true }));
  expect(window.earlyTap).toEqual({ x: 3, y: 4, scrolled: 0 });
});

test('HOM-1 the row of who is logged in has its room from the start', () => {
  expect(shown('en', {}, true)[1]).toBe(
    '<header><nav>Home<div class="session"></div></nav></header>',
  );
});

/** The page of that language, and what its code does before anything of it arrives. */
function frameWith(event: Event, start: Language = 'es') {
  shown(start);
  const root = document.getElementById('root');
  if (!root) throw new Error('no place for the screens');
  root.innerHTML = '<main><button>Menu</button><a href="/find/food">Eat</a></main>';
  Object.assign(root, { inert: true });
  const script = document.createElement('script');
  script.type = 'module';
  document.body.append(script);
  script.dispatchEvent(event);
  const alert = root.querySelector('main > [role=alert]');
  return { root, alert, button: root.querySelector('button') };
}

test('HOM-1 when the code does not arrive the page says so, and its links and 211 can be used', () => {
  const { root, alert, button } = frameWith(new Event('error'));
  expect(root.inert).toBe(false);
  expect(alert?.textContent).toBe('No hay conexión. Llame al 211.');
  expect(alert?.querySelector('a')?.getAttribute('href')).toBe('tel:211');
  // It would do nothing.
  expect(button?.disabled).toBe(true);
});

test('HOM-1 when the code arrives nothing is said', () => {
  const { root, alert, button } = frameWith(new Event('load'));
  expect(root.inert).toBe(true);
  expect(alert).toBeNull();
  expect(button?.disabled).toBe(false);
});
