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

const open = async (reportPlace: Backend['reportPlace'], all = en, { report } = findEn) => {
  let keys = 0;
  const newKey = () => `key ${(keys += 1)}`;
  renderAt(
    '/places/id-of-Pantry',
    { place: () => Promise.resolve(known), reportPlace, newKey },
    all,
  );
  fireEvent.click(await screen.findByRole('button', { name: report.button }));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const place = 'id-of-Pantry';

test.each([
  ['en', en, findEn],
  ['es', es, findEs],
] as const)('one tap reports a usual case, and only once, in %s', async (_, all, words) => {
  const { report } = words;
  const reportPlace = vi.fn<Backend['reportPlace']>().mockResolvedValue('sent');
  await open(reportPlace, all, words);
  press(report.kinds.hours);
  press(report.kinds.hours);
  await screen.findByText(report.sent);
  press(report.kinds.hours);
  // Also when the dialog is opened again.
  press(words.place.close);
  await waitFor(() => expect(screen.queryByText(report.text)).toBeNull());
  press(report.button);
  press(report.kinds.hours);
  await screen.findByText(report.sent);
  expect(reportPlace.mock.calls).toEqual([[{ key: 'key 1', place, wrong: 'hours', text: '' }]]);
});

test('a sentence that is added is a report of its own', async () => {
  const { report } = findEn;
  const reportPlace = vi.fn<Backend['reportPlace']>().mockResolvedValue('sent');
  await open(reportPlace);
  press(report.kinds.phone);
  fireEvent.change(await screen.findByLabelText(report.more), {
    target: { value: ' It is a fax ' },
  });
  screen.getByRole('button', { name: report.send }).focus();
  press(report.send);
  press(report.send);
  await waitFor(() => expect(screen.queryByLabelText(report.more)).toBeNull());
  expect(screen.getByText(report.sent)).not.toBeNull();
  expect(document.activeElement?.textContent).toBe(findEn.place.close);
  expect(reportPlace.mock.calls).toEqual([
    [{ key: 'key 1', place, wrong: 'phone', text: '' }],
    [{ key: 'key 2', place, wrong: 'phone', text: 'It is a fax' }],
  ]);
});

test('a tap that could not be sent says so, and is sent again with its key', async () => {
  const { report, place: placeWords } = findEn;
  const reportPlace = vi.fn<Backend['reportPlace']>();
  reportPlace.mockRejectedValueOnce(new BackendError('network-request-failed'));
  reportPlace.mockResolvedValueOnce('queued');
  await open(reportPlace);
  press(report.kinds.gone);
  await screen.findByText(report.notSent);
  // It is still said when the dialog is opened again.
  press(report.cancel);
  await waitFor(() => expect(screen.queryByText(report.text)).toBeNull());
  press(report.button);
  expect(screen.getByText(report.notSent)).not.toBeNull();
  press(report.again);
  await screen.findByText(report.later);
  expect(screen.getByRole('button', { name: placeWords.close })).not.toBeNull();
  const [first, second] = reportPlace.mock.calls;
  expect(first?.[0]).toEqual({ key: 'key 1', place, wrong: 'gone', text: '' });
  expect(second).toEqual(first);
});

test('something else needs its sentence, which stays until it is sent', async () => {
  const { report } = findEn;
  const reportPlace = vi.fn<Backend['reportPlace']>();
  reportPlace.mockRejectedValueOnce(new BackendError('network-request-failed'));
  reportPlace.mockResolvedValueOnce('sent');
  await open(reportPlace);
  press(report.kinds.other);
  press(report.send);
  expect(screen.getByText(report.tell, { selector: '[role=status]' })).not.toBeNull();
  expect(reportPlace).not.toHaveBeenCalled();
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(report.tell);
  fireEvent.change(field(), { target: { value: 'No parking' } });
  press(report.send);
  await screen.findByText(report.failed);
  press(report.cancel);
  await waitFor(() => expect(screen.queryByText(report.text)).toBeNull());
  press(report.button);
  expect(field().value).toBe('No parking');
  press(report.again);
  await screen.findByText(report.sent);
  const [first, second] = reportPlace.mock.calls;
  expect(first?.[0]).toEqual({ key: 'key 1', place, wrong: 'other', text: 'No parking' });
  expect(second).toEqual(first);
});
