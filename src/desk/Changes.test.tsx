import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAtDesk } from '../test/renderAtDesk';
import { Changes } from './Changes';

afterEach(cleanup);

/** The text of each row of the table: what, before, after. */
function rows(): (string | null)[][] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

test('DSK a change shows days in words, and says of an empty fact that nothing is there', () => {
  const before = { checked: '2024-11-17', notes: 'N/A' };
  const after = { checked: '2026-11-23', notes: 'Ring twice', phone: '' };
  renderAtDesk(<Changes before={before} after={after} />, {});
  expect(rows()).toEqual([
    ['Checked', 'November 17, 2024', 'November 23, 2026'],
    ['Notes', 'Nothing here', 'Ring twice'],
    ['Phone', 'Nothing here', 'Nothing here'],
  ]);
  cleanup();
  renderAtDesk(
    <Changes
      before={{ ':checked-by': '', checked: 'N/A' }}
      after={{ ':checked-by': 'OC', checked: '2026-11-23' }}
    />,
    {},
  );
  expect(rows(), 'initials stand below their date').toEqual([
    ['Checked', 'Nothing here', 'November 23, 2026'],
    ['Checked by', 'Nothing here', 'OC'],
  ]);
  cleanup();
  renderAtDesk(<Changes before={before} after={after} />, {});
  // What the source says is in English, in every language of the desk.
  expect(screen.getByText('Ring twice').lang).toBe('en');
});

test('DSK a telephone number stays on one line', () => {
  const before = { phone: '973-555-0100', notes: 'N/A' };
  renderAtDesk(<Changes before={before} after={{ phone: '', notes: 'Or (973) 555-0199' }} />, {});
  for (const phone of ['973-555-0100', '(973) 555-0199'])
    expect(screen.getByText(phone).style.whiteSpace).toBe('nowrap');
});
