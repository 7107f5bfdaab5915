import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import type { Desk } from '../backend/Desk';
import { deskAct } from '../test/deskPlace';
import { renderAtDesk } from '../test/renderAtDesk';
import RecordScreen from './RecordScreen';

afterEach(cleanup);

const change = { ...deskAct({ id: 9, canUndo: false }), place: 'Hope Pantry' };
const invite = { ...deskAct({ id: 5, kind: 'invite', subject: 'ed@c.org', after: {} }), place: '' };

test('DSK the record says who did what, about which place, before and after, and shows older acts', async () => {
  const acts = vi.fn<Desk['acts']>((before) =>
    Promise.resolve(before === undefined ? [change] : before === 9 ? [invite] : []),
  );
  renderAtDesk(<RecordScreen />, { acts });
  const place = await screen.findByRole('link', { name: 'Hope Pantry' });
  expect(place.getAttribute('href')).toBe('/desk/check/p1');
  const [act] = screen.getAllByRole('listitem');
  for (const text of ['Changed', 'Olga', '211', '311']) expect(act?.textContent).toContain(text);

  fireEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  await screen.findByText('ed@c.org');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);

  fireEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  await screen.findByText('That was all of it.');
  expect(acts).toHaveBeenLastCalledWith(5);
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
});

test('DSK a record that cannot be loaded says why', async () => {
  const acts = () => Promise.reject(new BackendError('network-request-failed'));
  renderAtDesk(<RecordScreen />, { acts });
  expect((await screen.findByRole('status')).textContent).not.toBe('');
});
