import { afterEach, expect, test, vi } from 'vitest';
import { enter, insert, move, textField } from './typing';

afterEach(() => document.body.replaceChildren());

function field(type: string, value = ''): HTMLInputElement {
  const input = document.createElement('input');
  input.type = type;
  document.body.append(input);
  input.value = value;
  return input;
}

test('a letter goes where the cursor is, and Delete takes the one before it', () => {
  const input = field('text', 'Nwark');
  input.setSelectionRange(1, 1);
  insert(input, 'e');
  expect([input.value, input.selectionStart]).toEqual(['Newark', 2]);
  move(input, 99);
  insert(input, '');
  expect(input.value).toBe('Newar');
  input.setSelectionRange(0, 3);
  insert(input, 'Ñ');
  expect(input.value).toBe('Ñar');
});

test('a field for addresses, which hides its cursor, is written at its end', () => {
  const input = field('email', 'ana');
  insert(input, '@');
  insert(input, 'x');
  insert(input, '');
  expect(input.value).toBe('ana@');
});

test('what a field does not take is not written', () => {
  const input = field('text', 'abc');
  input.maxLength = 3;
  insert(input, 'd');
  input.readOnly = true;
  insert(input, '');
  expect(input.value).toBe('abc');
  expect(textField(field('checkbox'))).toBeNull();
  expect(textField(document.body)).toBeNull();
});

test('the page hears of every letter, and Enter sends a form unless the field has its own use for it', () => {
  const form = document.createElement('form');
  const input = field('text');
  form.append(input);
  document.body.append(form);
  const heard = vi.fn();
  const sent = vi.fn((event: Event) => event.preventDefault());
  input.addEventListener('input', heard);
  form.addEventListener('submit', sent);
  insert(input, 'a');
  enter(input);
  expect([heard.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
  input.addEventListener('keydown', (event) => event.preventDefault());
  enter(input);
  expect(sent).toHaveBeenCalledOnce();
});
