import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeTerminal } from '../backend/fake';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';
import { slip as slipEn } from '../words/slip.en';
import { slip as slipEs } from '../words/slip.es';
import { visit } from '../words/visit.en';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The second day of the third month that can be chosen, at half past nine. */
async function fills(person: UserEvent, words: typeof slipEn) {
  await person.type(await screen.findByLabelText(words.what), 'Parole office');
  const month = screen.getByLabelText<HTMLSelectElement>(words.month);
  await person.selectOptions(month, month.options[3]?.value ?? '');
  await person.selectOptions(screen.getByLabelText(words.dayOfMonth), `${month.value}-02`);
  await person.selectOptions(screen.getByLabelText(words.hour), '09');
  await person.selectOptions(screen.getByLabelText(words.minute), '30');
  await person.type(screen.getByLabelText(words.place), '12 Main St, Newark');
  await person.type(screen.getByLabelText(words.bring), 'The letter');
  return month.value;
}

test.each([
  ['en', en, slipEn],
  ['es', es, slipEs],
] as const)('paper carries the slip and not the form, in %s', async (language, all, words) => {
  const print = vi.fn(() => Promise.resolve());
  const terminal = Promise.resolve(fakeTerminal({ print }));
  const { person } = renderAt('/appointment', { openTerminal: () => terminal }, all);
  expect(await screen.findByText(words.needed)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.print })).toBeNull();
  const month = await fills(person, words);

  const slip = screen.getByRole('region', { name: 'Parole office' });
  const form = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const name = new Intl.DateTimeFormat(language, form).formatToParts(Date.parse(`${month}-01`));
  for (const { type, value } of name.filter((part) => part.type !== 'literal'))
    expect(within(slip).getByText(new RegExp(value)), type).toBeTruthy();
  for (const text of [/9:30/, '12 Main St, Newark', 'The letter', words.scan])
    expect(within(slip).getByText(text)).toBeTruthy();
  expect(within(slip).getByTitle(words.code)).toBeTruthy();
  // What was not filled in has no empty line on paper.
  expect(within(slip).queryByText(words.how)).toBeNull();
  expect(slip.closest('.no-print')).toBeNull();
  for (const field of screen.getAllByRole('combobox'))
    expect(field.closest('.no-print')).toBeTruthy();

  await person.click(screen.getByRole('button', { name: words.print }));
  expect(print).toHaveBeenCalledOnce();
});

test('one press deletes the slip, also from the visit', async () => {
  const { person } = renderAt('/appointment');
  await fills(person, slipEn);
  await person.click(screen.getByRole('button', { name: slipEn.clear }));
  expect(screen.queryByRole('region', { name: 'Parole office' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(slipEn.what).value).toBe('');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Parole');
});

test('what could not be printed is told', async () => {
  const terminal = Promise.resolve(
    fakeTerminal({ print: () => Promise.reject(new Error('no paper')) }),
  );
  const { person } = renderAt('/appointment', { openTerminal: () => terminal });
  await fills(person, slipEn);
  await person.click(screen.getByRole('button', { name: slipEn.print }));
  expect(await screen.findByText(visit.take.printFailed)).toBeTruthy();
});

test('a time that is over is said, and a time to come is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 0, 5, 15, 0) });
  const { person } = renderAt('/appointment');
  await person.selectOptions(await screen.findByLabelText(slipEn.month), '2027-01');
  await person.selectOptions(screen.getByLabelText(slipEn.dayOfMonth), '2027-01-05');
  await person.selectOptions(screen.getByLabelText(slipEn.hour), '16');
  expect(screen.queryByText(slipEn.past)).toBeNull();
  await person.selectOptions(screen.getByLabelText(slipEn.hour), '09');
  expect(screen.getByText(slipEn.past)).toBeTruthy();
  vi.useRealTimers();
});

test('another month keeps the day where it has it, and no day is taken that nobody chose', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 0, 5, 15, 0) });
  const { person } = renderAt('/appointment');
  await person.type(await screen.findByLabelText(slipEn.what), 'Parole office');
  const month = screen.getByLabelText<HTMLSelectElement>(slipEn.month);
  const day = screen.getByLabelText<HTMLSelectElement>(slipEn.dayOfMonth);
  await person.selectOptions(month, '2027-03');
  await person.selectOptions(screen.getByLabelText(slipEn.hour), '09');
  expect(day.value).toBe('');
  expect(screen.queryByRole('region', { name: 'Parole office' })).toBeNull();
  await person.selectOptions(day, '2027-03-31');
  expect(screen.getByRole('region', { name: 'Parole office' })).toBeTruthy();
  await person.selectOptions(month, '2027-05');
  expect(day.value).toBe('2027-05-31');
  for (const without of ['2027-02', '']) {
    await person.selectOptions(month, without);
    expect(month.value).toBe(without);
    expect(day.value).toBe('');
    expect(screen.queryByRole('region', { name: 'Parole office' })).toBeNull();
  }
  vi.useRealTimers();
});
