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
