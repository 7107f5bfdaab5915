import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError, type Backend } from '../backend/Backend';
import type { Place } from '../generated/bindings';
import { foundPlace } from '../test/foundPlace';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';
import { find as findEn } from '../words/find.en';
import { find as findEs } from '../words/find.es';

afterEach(cleanup);

const known: Place = {
  place: foundPlace('Pantry', {}),
  hours: { sentence: '', rules: [], closed: [], otherwise: 'ask', holidays: 'ask' },
  row: {},
  here: [],
  keptAt: null,
};

test.each([
  ['en', en, findEn],
  ['es', es, findEs],
] as const)(
  'a report that could not be sent stays, and is sent again, in %s',
  async (_, all, { report, place }) => {
    const reportPlace = vi.fn<Backend['reportPlace']>();
    reportPlace.mockRejectedValueOnce(new BackendError('network-request-failed'));
    reportPlace.mockResolvedValueOnce('sent');
    renderAt('/places/id-of-Pantry', { place: () => Promise.resolve(known), reportPlace }, all);
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(await screen.findByRole('button', { name: report.button }));
    press(report.kinds.hours);
    fireEvent.change(screen.getByLabelText(report.more), { target: { value: 'Closed on Monday' } });
    press(report.send);
    await screen.findByText(report.failed);
    expect(screen.getByLabelText<HTMLTextAreaElement>(report.more).value).toBe('Closed on Monday');
    // Also when the dialog is closed meanwhile.
    press(report.cancel);
    await waitFor(() => expect(screen.queryByLabelText(report.more)).toBeNull());
    press(report.button);
    expect(screen.getByLabelText<HTMLTextAreaElement>(report.more).value).toBe('Closed on Monday');
    press(report.again);
    await screen.findByText(report.sent);
    const [first, second] = reportPlace.mock.calls;
    expect(first?.[0]).toMatchObject({ wrong: 'hours', text: 'Closed on Monday' });
    expect(second).toEqual(first);
    press(place.close);
    await waitFor(() => expect(screen.queryByLabelText(report.more)).toBeNull());
    press(report.button);
    expect(screen.getByLabelText<HTMLTextAreaElement>(report.more).value).toBe('');
  },
);

test('sending with nothing chosen says what is missing, until it is chosen', async () => {
  const reportPlace = vi.fn<Backend['reportPlace']>();
  renderAt('/places/id-of-Pantry', { place: () => Promise.resolve(known), reportPlace });
  const { report } = findEn;
  fireEvent.click(await screen.findByRole('button', { name: report.button }));
  fireEvent.click(screen.getByRole('button', { name: report.send }));
  await screen.findByText(report.choose);
  expect(reportPlace).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: report.kinds.hours }));
  expect(screen.queryByText(report.choose)).toBeNull();
});
