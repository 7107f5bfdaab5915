import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import { fakeTerminal } from '../backend/fake';
import { renderAt } from '../test/renderAt';
import { visit } from '../words/visit.en';

afterEach(cleanup);

/** A list with one row, on a machine that prints like this. */
function at(print: () => Promise<void>) {
  const terminal = Promise.resolve(fakeTerminal({ print }));
  return renderAt('/resources/food', {
    listing: () => Promise.resolve({ rows: [{ name: 'Hope Pantry' }], keptAt: null }),
    openTerminal: () => terminal,
  });
}
const button = () => screen.findByRole('button', { name: 'Print this list' });

test('KSK-5 a second press while a page is being printed prints no second page', async () => {
  let finish: () => void = () => undefined;
  const print = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { person } = at(print);
  await person.dblClick(await button());
  expect(print).toHaveBeenCalledOnce();
  finish();
  expect(await screen.findByText(visit.take.printing)).toBeTruthy();
  await person.click(await button());
  expect(print).toHaveBeenCalledTimes(2);
});

test('KSK-5 what could not be printed is told', async () => {
  const { person } = at(() => Promise.reject(new BackendError('internal-error')));
  await person.click(await button());
  expect(await screen.findByText(visit.take.printFailed)).toBeTruthy();
});
