import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Desk } from '../backend/Desk';
import { renderAtDesk } from '../test/renderAtDesk';
import PeopleScreen from './PeopleScreen';

afterEach(cleanup);

test('DSK an invitation goes to a full address alone, and what was typed stays', async () => {
  const invite = vi.fn<Desk['invite']>(() => Promise.resolve());
  renderAtDesk(<PeopleScreen />, { people: () => Promise.resolve([]), invite });
  const writes = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  writes('Name', 'Cal Vega');
  for (const slip of ['cal@county', 'cal.county.example', 'cal@county.']) {
    writes('Email', slip);
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await screen.findByText('Enter a name and a full email address.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(slip);
  }
  expect(invite).not.toHaveBeenCalled();
  writes('Email', 'cal@health.county.example');
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('We sent an invitation to cal@health.county.example.');
  expect(invite).toHaveBeenCalledTimes(1);
});

test('DSK a deleted account is told, and the person can be taken off the staff', async () => {
  const member = {
    email: 'otto@county.example',
    name: 'Otto',
    role: 'owner' as const,
    hasJoined: true,
    accountDeleted: true,
    sessions: [],
  };
  const remove = vi.fn<Desk['remove']>(() => Promise.resolve());
  renderAtDesk(<PeopleScreen />, { people: () => Promise.resolve([member]), remove });
  await screen.findByText("Account deleted. This person can't come to the desk.");
  expect(screen.queryByRole('button', { name: 'Log out everywhere' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove from staff' }));
  await screen.findByText(/Otto: Remove from staff/);
  expect(remove).toHaveBeenCalledWith(member);
});
