import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Desk } from '../backend/Desk';
import { renderAtDesk } from '../test/renderAtDesk';
import { nowInNewJersey } from '../placefacts/wallDate';
import { momentInNewJersey } from './newJerseyTime';
import NoticesScreen from './NoticesScreen';

afterEach(cleanup);

const HOUR = 3_600_000;
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
/** As the field of a browser holds a time. */
const field = (at: number) => nowInNewJersey(new Date(at));

test('DSK a notice ends at a day and time that the editor chooses, and one that is over is told', async () => {
  const putUp = vi.fn<Desk['putUp']>(() => Promise.resolve());
  renderAtDesk(<NoticesScreen />, { notices: () => Promise.resolve([]), putUp });
  write('Text in English', 'Code blue tonight.');
  write('Text in Spanish', 'Código azul esta noche.');
  write('How long?', '0');

  for (const wrong of ['', field(Date.now() - HOUR), field(Date.now() + 40 * 24 * HOUR)]) {
    write('Day and time when it ends (New Jersey time)', wrong);
    show();
    await screen.findByText('Choose a time in the next 31 days.');
  }
  expect(putUp).not.toHaveBeenCalled();

  const until = momentInNewJersey(field(Date.now() + 20 * HOUR));
  write('Day and time when it ends (New Jersey time)', field(until));
  show();
  await waitFor(() => expect(putUp).toHaveBeenCalledWith(expect.objectContaining({ until })));
});
