import '../../test/settled';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { es } from '../../words/es';
import { en, type Words } from '../../words/en';
import { LanguageProvider } from '../../words/LanguageProvider';
import { useLeave, useUnsaved } from './unsavedContext';
import { UnsavedGuard } from './UnsavedGuard';

afterEach(cleanup);

function Form({ onLogOut }: { onLogOut: () => void }) {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  const leave = useLeave();
  return (
    <>
      <label>
        Hours <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Link to="/desk/mail">Messages</Link>
      <Link to="?view=all">All</Link>
      <button onClick={() => leave(onLogOut)}>Log out</button>
    </>
  );
}

function shows(words: Words = en) {
  const onLogOut = vi.fn();
  const form = (
    <UnsavedGuard>
      <Form onLogOut={onLogOut} />
    </UnsavedGuard>
  );
  const router = createMemoryRouter(
    [
      { path: '/desk', element: form },
      { path: '/desk/check/:id', element: form },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/before', '/desk'] },
  );
  window.scrollTo = () => undefined;
  render(
    <LanguageProvider start={words}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  return { router, onLogOut };
}

const types = () => fireEvent.change(screen.getByLabelText('Hours'), { target: { value: '9-5' } });
const typed = () => screen.getByLabelText<HTMLInputElement>('Hours').value;

test('DSK a link asks once, and what was typed stays or goes as the person says', async () => {
  shows();
  types();
  fireEvent.click(screen.getByRole('link', { name: 'Messages' }));
  await screen.findByText('Leave without saving?');
  const stay = screen.getByRole('button', { name: 'Stay here' });
  expect(stay.className, 'what keeps the text stands out').toContain('btn-primary');
  const leave = screen.getByRole('button', { name: 'Leave without saving' });
  expect(leave.className).not.toContain('btn-primary');
  fireEvent.click(stay);
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  expect(typed()).toBe('9-5');

  fireEvent.click(screen.getByRole('link', { name: 'Messages', hidden: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await screen.findByText('Elsewhere');
});

test('DSK Back asks as well, and so does another question to the queue', async () => {
  const { router } = shows();
  types();
  void router.navigate(-1);
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  fireEvent.click(screen.getByRole('link', { name: 'All', hidden: true }));
  await screen.findByText('Leave without saving?');
  expect(router.state.location.search).toBe('');
});

test('DSK what closes all forms asks first, in Spanish too', async () => {
  const { onLogOut } = shows(es);
  types();
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByText('¿Salir sin guardar?');
  expect(onLogOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
  expect(onLogOut).toHaveBeenCalledOnce();
});

test('DSK closing the tab asks, and nothing asks when nothing was typed', async () => {
  const { onLogOut } = shows();
  const closes = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closes()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onLogOut).toHaveBeenCalledOnce();
  types();
  expect(closes()).toBe(true);
  fireEvent.change(screen.getByLabelText('Hours'), { target: { value: '' } });
  expect(closes()).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'Messages' }));
  await screen.findByText('Elsewhere');
});
