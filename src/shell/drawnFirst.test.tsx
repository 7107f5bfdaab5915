import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { drawnFirst } from './drawnFirst';

test('a screen whose data came before the first drawing is shown after it', async () => {
  let tellDrawn: () => void = () => undefined;
  const drawn = new Promise<void>((resolve) => (tellDrawn = resolve));
  const asked: string[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: () => asked.push('data'),
        hydrateFallbackElement: <p>Loading</p>,
        element: <p>Here</p>,
      },
    ],
    { dataStrategy: drawnFirst(drawn) },
  );
  // What it needs is asked for at once, and it has come before anything listens to the router.
  expect(asked).toEqual(['data']);
  await Promise.resolve();
  render(<RouterProvider router={router} />);
  expect(screen.getByText('Loading')).toBeDefined();
  tellDrawn();
  expect(await screen.findByText('Here')).toBeDefined();
  await act(() => router.navigate('/?again'));
  expect(asked).toHaveLength(2);
});
