import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryRouter } from './AppRouter';
import { useLoaderData, useRevalidator, useRouteError } from './hooks';
import type { AppRoute } from './route';
import { RouterProvider } from './RouterProvider';

afterEach(cleanup);

function Data() {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <h1>{String(useLoaderData())}</h1>
      <button type="button" disabled={state === 'loading'} onClick={() => void revalidate()}>
        again
      </button>
    </>
  );
}

function Failed() {
  return <p role="alert">{String(useRouteError())}</p>;
}

function Throws(): never {
  throw new Error('while drawing');
}

function Frame() {
  return (
    <>
      <nav>
        <Link to="/list/b">to b</Link>
      </nav>
      <Outlet />
    </>
  );
}

interface Pending {
  name: string | undefined;
  answer: (text: string) => void;
  refuse: (error: unknown) => void;
}

/** A table whose lists answer when the test says so. */
function open(path: string) {
  const asked: Pending[] = [];
  const routes: AppRoute[] = [
    {
      element: <Frame />,
      errorElement: <p>the frame failed</p>,
      hydrateFallbackElement: <p>loading</p>,
      children: [
        {
          errorElement: <Failed />,
          children: [
            { path: '/', element: <h1>home</h1> },
            { path: '/old', redirect: '/list/a' },
            { path: '/throws', element: <Throws /> },
            {
              path: '/list/:name',
              lazy: { Component: () => Promise.resolve(Data) },
              shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search === nextUrl.search,
              loader: ({ params }) =>
                new Promise((answer, refuse) => asked.push({ name: params.name, answer, refuse })),
            },
          ],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, path);
  render(<RouterProvider router={router} />);
  return { router, asked, person: userEvent.setup() };
}
const heading = () => screen.queryByRole('heading')?.textContent;
/** Does something, and lets what follows from it happen. */
const after = (work: () => void = () => undefined) =>
  act(() => {
    work();
    return Promise.resolve();
  });

test('a screen without data shows at once', () => {
  open('/');
  expect(heading()).toBe('home');
});

test('the old screen and address stay until the data of the new screen are here', async () => {
  const { router, asked, person } = open('/');
  await person.click(screen.getByText('to b'));
  expect([heading(), router.state.location.pathname]).toEqual(['home', '/']);
  await after(() => asked[0]?.answer('list b'));
  expect([heading(), router.state.location.pathname]).toEqual(['list b', '/list/b']);
});

test('the first screen has its fallback while it loads', async () => {
  const { asked } = open('/list/a');
  expect(screen.getByText('loading')).toBeTruthy();
  await after();
  await after(() => asked[0]?.answer('list a'));
  expect(heading()).toBe('list a');
});

test('a later navigation drops an earlier one that still loads', async () => {
  const { router, asked } = open('/');
  void router.navigate('/list/a');
  const last = router.navigate('/list/b');
  await after();
  await act(async () => {
    asked[1]?.answer('list b');
    await last;
    asked[0]?.answer('list a');
  });
  expect([heading(), router.state.location.pathname]).toEqual(['list b', '/list/b']);
});

test('a redirect leads on and leaves no entry of its own', async () => {
  const { router, asked } = open('/');
  const arrival = router.navigate('/old');
  await after();
  await act(async () => {
    asked[0]?.answer('list a');
    await arrival;
  });
  expect(router.state.location.pathname).toBe('/list/a');
  await after(() => router.navigator.go(-1));
  expect(heading()).toBe('home');
});

test('a route decides whether data that it has are loaded again', async () => {
  const { router, asked, person } = open('/list/a');
  await after();
  await after(() => asked[0]?.answer('list a'));
  await act(() => router.navigate('/list/a?q=x'));
  expect([heading(), asked.length]).toEqual(['list a', 1]);
  await person.click(screen.getByText('again'));
  expect(screen.getByText('again')).toHaveProperty('disabled', true);
  await after(() => asked[1]?.answer('newer'));
  expect(heading()).toBe('newer');
});

test('an error shows below the frame, and data that arrive take its place', async () => {
  const { router, asked } = open('/list/a');
  await after();
  await after(() => asked[0]?.refuse('no network'));
  expect(screen.getByRole('alert').textContent).toBe('no network');
  expect(screen.getByText('to b')).toBeTruthy();
  const again = router.revalidate();
  await after();
  await act(async () => {
    asked[1]?.answer('list a');
    await again;
  });
  expect([heading(), screen.queryByRole('alert')]).toEqual(['list a', null]);
});

test('an error while drawing shows in the same place, until the next navigation', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = open('/throws');
  expect(screen.getByRole('alert').textContent).toContain('while drawing');
  await act(() => router.navigate('/'));
  expect([heading(), screen.queryByRole('alert')]).toEqual(['home', null]);
});
