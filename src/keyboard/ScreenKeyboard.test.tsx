import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../words/en';
import { LanguageProvider } from '../words/LanguageProvider';
import { visit } from '../words/visit.en';
import { ScreenKeyboard } from './ScreenKeyboard';

const { keyboard } = visit;
const scrolled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  scrolled.mockReset();
});

/** A form with the keyboard; what was sent, and what the keyboard was when it was. */
async function open() {
  const sent = vi.fn(() => screen.queryByRole('region', { name: keyboard.label }) !== null);
  const view = (isSignedIn: boolean) => (
    <LanguageProvider start={en}>
      {!isSignedIn && <input aria-label="Name" />}
      <button onClick={sent}>Send Message</button>
      <ScreenKeyboard />
    </LanguageProvider>
  );
  const { rerender } = render(view(false));
  await act(() => vi.runAllTimersAsync());
  act(() => screen.getByLabelText('Name').focus());
  await act(() => vi.runAllTimersAsync());
  return { sent, leavesTheScreen: () => rerender(view(true)) };
}
const isOpen = () => screen.queryByRole('region', { name: keyboard.label }) !== null;

test('KSK-5 a press on a button is counted before the keyboard closes and the page moves', async () => {
  const { sent } = await open();
  expect(isOpen()).toBe(true);
  const button = screen.getByRole('button', { name: 'Send Message' });
  fireEvent.pointerDown(button);
  fireEvent.mouseDown(button);
  act(() => button.focus());
  expect(isOpen()).toBe(true);
  fireEvent.pointerUp(button);
  fireEvent.mouseUp(button);
  expect(isOpen()).toBe(true);
  fireEvent.click(button);
  expect(sent).toHaveReturnedWith(true);
  await act(() => vi.runAllTimersAsync());
  expect(isOpen()).toBe(false);
});

test('KSK-5 a finger whose click comes after its touch keeps the page still as well', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Send Message' });
  fireEvent.pointerDown(button);
  fireEvent.pointerUp(button);
  act(() => button.focus());
  act(() => void vi.advanceTimersByTime(300));
  expect(isOpen()).toBe(true);
  fireEvent.click(button);
  await act(() => vi.runAllTimersAsync());
  expect(isOpen()).toBe(false);
});

test('KSK-5 a press that leads nowhere closes it too, and so does the key Tab', async () => {
  await open();
  fireEvent.pointerDown(document.body);
  act(() => screen.getByLabelText('Name').blur());
  fireEvent.pointerCancel(document.body);
  await act(() => vi.runAllTimersAsync());
  expect(isOpen()).toBe(false);
  act(() => screen.getByLabelText('Name').focus());
  expect(isOpen()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Send Message' }).focus());
  expect(isOpen()).toBe(false);
});

test('KSK-5 it closes when its field is gone, as after a log-in', async () => {
  const { leavesTheScreen } = await open();
  leavesTheScreen();
  await act(() => vi.runAllTimersAsync());
  expect(isOpen()).toBe(false);
});

test('KSK-5 the keys that do something have words', async () => {
  await open();
  const written = (name: string) => screen.getByRole('button', { name }).textContent;
  expect(written(keyboard.hide)).toBe(keyboard.hideShort);
  expect(written(keyboard.enter)).toBe(keyboard.enter);
  fireEvent.click(screen.getByRole('button', { name: keyboard.hide }));
  await act(() => vi.runAllTimersAsync());
  expect(isOpen()).toBe(false);
  fireEvent.click(screen.getByLabelText('Name'));
  await act(() => vi.runAllTimersAsync());
  expect(isOpen()).toBe(true);
});
