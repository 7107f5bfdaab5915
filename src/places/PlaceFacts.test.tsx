import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlaceFacts } from './PlaceFacts';

afterEach(cleanup);

test('a note that is the kind of the place again is said once', () => {
  const row = { name: 'Hope', type: 'Help with rent and heat', notes: 'help with rent and heat.' };
  render(<PlaceFacts row={row} />);
  expect(screen.getAllByText(/help with rent and heat/i)).toHaveLength(1);
  cleanup();
  render(<PlaceFacts row={{ ...row, notes: 'Call first' }} />);
  expect(screen.getByText('Call first')).toBeTruthy();
});
