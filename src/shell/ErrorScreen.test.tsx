import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../test/renderAt';

afterEach(cleanup);

test.each([
  ['Failed to fetch dynamically imported module: https://a.example/b.js', 'no connection'],
  ['error loading dynamically imported module: https://a.example/b.js', 'no connection'],
  ['Importing a module script failed.', 'no connection'],
  ['x is undefined', 'Something went wrong'],
])('RTE-1 after "%s" the screen says: %s', async (message, told) => {
  renderAt('/resources/food', { listing: () => Promise.reject(new TypeError(message)) });
  const alert = await screen.findByText(new RegExp(told), { selector: '[role=alert]' });
  expect(alert).toBeTruthy();
});
