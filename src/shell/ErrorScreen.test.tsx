import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '../words/en';
import { renderAt } from '../test/renderAt';
import { surrounding } from './surrounding';

afterEach(cleanup);

const NO_CONNECTION = en.errors['network-request-failed'];
/** Chromium's words for a part of the program that did not arrive. */
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('RTE-1 a part that did not arrive is told as what it is: no connection', async () => {
  renderAt('/resources/food', { listing: missing, isReachable: () => Promise.resolve(false) });
  expect(await screen.findByText(NO_CONNECTION, { selector: '[role=alert]' })).toBeTruthy();
  expect(screen.queryByText(en.errorScreen.unexpected)).toBeNull();
  expect(screen.getByRole('link', { name: en.errorScreen.home })).toBeTruthy();
});

test('RTE-1 a fault with a connection is not told as a missing connection', async () => {
  renderAt('/resources/food', { listing: missing });
  expect(
    await screen.findByText(en.errorScreen.unexpected, { selector: '[role=alert]' }),
  ).toBeTruthy();
  expect(screen.queryByText(NO_CONNECTION)).toBeNull();
});

test('RTE-1 another try loads the page again, but never while there is no connection', async () => {
  let isReachable = false;
  const { person, router } = renderAt('/resources/food', {
    listing: missing,
    isReachable: () => Promise.resolve(isReachable),
  });
  const loadAnew = vi.spyOn(router, 'navigate').mockResolvedValue();
  await screen.findByText(NO_CONNECTION);
  await person.click(screen.getByRole('button', { name: en.errorScreen.tryAgain }));
  expect(await screen.findByText(NO_CONNECTION)).toBeTruthy();
  expect(loadAnew).not.toHaveBeenCalled();

  isReachable = true;
  await person.click(screen.getByRole('button', { name: en.errorScreen.tryAgain }));
  expect(loadAnew).toHaveBeenCalledWith(0);
});

test('RTE-1 what surrounds a screen never takes the screen along', async () => {
  const Bar = surrounding(missing);
  render(
    <>
      <Suspense fallback="on its way">
        <Bar />
      </Suspense>
      <p>the screen</p>
    </>,
  );
  await waitFor(() => expect(screen.queryByText('on its way')).toBeNull());
  expect(screen.getByText('the screen')).toBeTruthy();
});
