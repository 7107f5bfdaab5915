import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Desk } from '../backend/Desk';
import { renderAtDesk } from '../test/renderAtDesk';
import NoticesScreen from './NoticesScreen';

afterEach(cleanup);

const HOUR = 3_600_000;
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
/** As the field of a browser holds a moment of its own time zone. */
const field = (at: number) => {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};

test('DSK a notice ends at a day and time that the editor chooses, and one that is over is told', async () => {
  const putUp = vi.fn<Desk['putUp']>(() => Promise.resolve());
  renderAtDesk(<NoticesScreen />, { notices: () => Promise.resolve([]), putUp });
  write('Text in English', 'Code blue tonight.');
  write('Text in Spanish', 'Código azul esta noche.');
  write('How long?', '0');

  for (const wrong of ['', field(Date.now() - HOUR), field(Date.now() + 40 * 24 * HOUR)]) {
    write('Day and time when it ends', wrong);
    show();
    await screen.findByText('Choose a time in the next 31 days.');
  }
  expect(putUp).not.toHaveBeenCalled();

  const until = new Date(field(Date.now() + 20 * HOUR)).getTime();
  write('Day and time when it ends', field(until));
  show();
  await waitFor(() => expect(putUp).toHaveBeenCalledWith(expect.objectContaining({ until })));
});
