import { afterEach, expect, test, vi } from 'vitest';
import { deskPlace, deskSuggestion } from '../../test/deskPlace';
import { openWebDesk } from './desk';

afterEach(() => vi.unstubAllGlobals());

/** What the desk sends to the service. */
function sends() {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  });
  const desk = openWebDesk(
    (call) => call('token'),
    () => Promise.resolve(false),
    () => undefined,
  );
  return { sent, desk };
}

test('DSK an act names the reports that were on the screen', async () => {
  const report = { wrong: 'gone', text: '', receivedAt: 0 } as const;
  const place = deskPlace({ version: 3, reports: [{ ...report, id: 'a' }] });
  const { sent, desk } = sends();
  const change = { fields: { phone: '211' }, status: null, note: '' };
  await desk.stillRight(place);
  await desk.change(place, change);
  await desk.suggest(place, change);
  await desk.noAnswer(place);
  expect(sent).toEqual([
    { version: 3, reports: ['a'] },
    { version: 3, reports: ['a'], ...change },
    { version: 3, reports: ['a'], ...change },
    { version: 3 },
  ]);
});

test('DSK a suggestion is published and returned as it was seen', async () => {
  const { sent, desk } = sends();
  const seen = deskSuggestion({ version: 5, revision: 2 });
  await desk.approve(seen);
  await desk.giveBack(seen, 'No');
  expect(sent).toEqual([
    { version: 5, revision: 2 },
    { word: 'No', revision: 2 },
  ]);
});
