import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError, type Backend } from '../backend/Backend';
import { fakeTerminal } from '../backend/fake';
import { forgetVisit } from '../backend/visitMemory';
import type { Terminal } from '../backend/Terminal';
import { renderAt } from '../test/renderAt';
import { slip } from '../words/slip.en';
import { visit } from '../words/visit.en';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.querySelector('.cover')?.remove();
});

function on(parts: Partial<Terminal>, backend: Partial<Backend> = {}) {
  const terminal = Promise.resolve(fakeTerminal(parts));
  return renderAt('/about', { openTerminal: () => terminal, ...backend });
}
const abilities = { print: true, speak: true, keyboard: false, leave: true };

test('KSK-5 Shift three times covers the screen at once; another key between does not count', async () => {
  const endVisit = vi.fn(() => new Promise<void>(() => undefined));
  on({ endVisit });
  await screen.findByRole('button', { name: visit.leaveNow });
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(document.body, { key });
  };
  press('Shift', 'Shift', 'a', 'Shift', 'b');
  expect(endVisit).not.toHaveBeenCalled();
  // The bar listens a moment after it is there.
  await waitFor(() => {
    press('a', 'Shift', 'Shift', 'Shift');
    expect(document.querySelector('.cover')).toBeTruthy();
  });
  expect(endVisit).toHaveBeenCalledOnce();
});

test.each([
  ['visit', visit.idle.left],
  ['session', visit.idle.logOutLeft],
] as const)('KSK-5 the warning counts, and any sign of life keeps the %s', async (ending, left) => {
  let tell: (left: number | null) => void = () => undefined;
  const stay = vi.fn(() => tell(null));
  const watched = vi.fn();
  const watch: Terminal['watch'] = (listener) => {
    tell = (left) => listener(left, ending);
    watched();
    return () => undefined;
  };
  const { person } = on({ watch, stay });
  await screen.findByRole('button', { name: visit.leaveNow });
  await waitFor(() => expect(watched).toHaveBeenCalled());
  await act(async () => {
    tell(60);
    await Promise.resolve();
  });
  const sentences = Array.from({ length: 61 }, (_, seconds) => left(seconds));
  await screen.findByText((text) => sentences.includes(text));
  const button = screen.getByRole('button', { name: visit.idle.stay });
  expect(document.activeElement).toBe(button);
  await person.click(button);
  expect(stay).toHaveBeenCalled();
  expect(screen.queryByText(visit.idle.title)).toBeNull();
});

test('KSK-5 a wrong PIN and too many tries are told apart, and the field is emptied', async () => {
  const leave = vi.fn<Terminal['leave']>();
  leave.mockRejectedValueOnce(new BackendError('invalid-credential'));
  leave.mockRejectedValueOnce(new BackendError('too-many-requests'));
  const { person } = on({ abilities, leave });
  await person.click(await screen.findByRole('button', { name: visit.staff.open }));
  const field = await screen.findByLabelText<HTMLInputElement>(visit.staff.pin);
  await person.type(field, '111111{Enter}');
  expect(await screen.findByText(visit.staff.wrong)).toBeTruthy();
  expect(field.value).toBe('');
  await person.type(field, '222222{Enter}');
  expect(await screen.findByText(visit.staff.pause)).toBeTruthy();
  expect(leave.mock.calls).toEqual([['111111'], ['222222']]);
});

test('KSK-5 a page is read in its language until its end, and another press is silence', async () => {
  let end: () => void = () => undefined;
  const speak = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const hush = vi.fn(() => Promise.resolve());
  const { person } = on({ speak, hush });
  await person.click(await screen.findByRole('button', { name: visit.read }));
  expect(speak).toHaveBeenCalledWith(expect.any(String), 'en');
  hush.mockClear();
  await person.click(screen.getByRole('button', { name: visit.stopReading }));
  expect(hush).toHaveBeenCalled();
  await person.click(await screen.findByRole('button', { name: visit.read }));
  expect(screen.getByRole('button', { name: visit.stopReading })).toBeTruthy();
  end();
  expect(await screen.findByRole('button', { name: visit.read })).toBeTruthy();
});

test('KSK-5 what a machine can not do is not offered', async () => {
  on({ abilities: { print: false, speak: false, keyboard: false, leave: false } });
  await screen.findByRole('button', { name: visit.leaveNow });
  expect(screen.queryByRole('button', { name: visit.read })).toBeNull();
  expect(screen.queryByRole('button', { name: visit.staff.open })).toBeNull();
});

test('KSK-5 where the bar is narrow, one press brings the help with reading', async () => {
  const { person } = renderAt('/about');
  const button = await screen.findByRole('button', { name: 'Help with reading' });
  const bar = button.closest('.visit-bar');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(bar?.classList.contains('is-open')).toBe(false);
  await person.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(bar?.classList.contains('is-open')).toBe(true);
});

test('KSK-5 when a visit was forgotten, its screen gives way to the first one', async () => {
  const { router, person } = renderAt('/appointment');
  const field = await screen.findByLabelText(slip.what);
  await person.type(field, 'Parole office');
  await screen.findByRole('button', { name: visit.leaveNow });
  await waitFor(() => {
    act(() => forgetVisit('session-ended'));
    expect(router.state.location.pathname).toBe('/');
  });
  await act(() => router.navigate('/appointment'));
  expect(await screen.findByLabelText(slip.what)).toHaveProperty('value', '');
});
