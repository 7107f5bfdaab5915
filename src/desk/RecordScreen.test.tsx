import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../backend/Backend';
import type { Desk } from '../backend/Desk';
import type { ActKind, Row } from '../generated/bindings';
import { deskAct } from '../test/deskPlace';
import { renderAtDesk, speaks } from '../test/renderAtDesk';
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

/** What the service writes of each kind of act whose facts are kept as codes. */
const CODED: [kind: ActKind, subject: string, before: Row, after: Row][] = [
  ['change', 'p1', { ':status': 'listed' }, { ':status': 'not-listed' }],
  ['ask-hires', 'p1', {}, { 'hires people with a record': 'Asked on 2026-11-20 by CA' }],
  ['set-role', 'ed@c.org', { ':role': 'caller' }, { ':role': 'owner' }],
  ['remove', 'ed@c.org', { ':role': 'caller' }, {}],
  ['notice', 'n1', {}, { en: 'Closed', es: 'Cerrado', ':until': '1795000000000' }],
  ['message-done', 'm1', { ':done': 'false' }, { ':done': 'true' }],
  ['assign-message', 'm1', { ':assigned': '' }, { ':assigned': 'Ed' }],
  ['publish-rows', 't1', { ':list': 'food' }, { ':list': 'food', ':published': '3' }],
  ['withdraw-rows', 't2', { ':changed': '7' }, { ':changed': '0' }],
  ['send-link', 'p1', {}, { ':until': '1795000000000', ':sent': 'mail' }],
  [
    'arrange-lists',
    'menu',
    { ':menu': 'legal' },
    { ':menu': 'legal, (jobs = Jobs, all / Trabajo)' },
  ],
  ['drop-list', 'legal', { ':list': 'legal', ':rows': '3' }, {}],
  ['write-pages', 'pages', { ':videos': '' }, { ':about': 'A / B', ':videos': 'career: T (l)' }],
  ['write-kiosk-settings', 'all', { ':printer': 'off' }, { ':printer': 'default' }],
  ['write-kiosk-settings', 'k-1', { ':notices': 'true' }, { ':notices': 'false' }],
];

test.each([
  [
    'en',
    [
      "No, doesn't want to be listed",
      'Asked on November 20, 2026 by CA',
      'Jobs, all / Trabajo (hidden)',
      'Career Help: T (l)',
      'No printer',
      'All kiosks',
    ],
  ],
  [
    'es',
    [
      'No, no quiere estar en la lista',
      'Preguntamos el 20 de noviembre de 2026 (CA',
      'Jobs, all / Trabajo (oculta)',
      'Ayuda laboral: T (l)',
      'Sin impresora',
      'Todos los quioscos',
    ],
  ],
] as const)(
  'DSK the record says what was done in words and not in codes: %s',
  async (language, sentences) => {
    const recorded = CODED.map(([kind, subject, before, after], id) => ({
      ...deskAct({ id, kind, subject, before, after, canUndo: false }),
      place: '',
    }));
    renderAtDesk(<RecordScreen />, { acts: () => Promise.resolve(recorded) });
    await screen.findAllByRole('listitem');
    await speaks(language);
    const text = screen.getByRole('list').textContent;
    for (const sentence of sentences) expect(text).toContain(sentence);
    const cells = [...screen.getAllByRole('rowheader'), ...screen.getAllByRole('cell')];
    const words = cells.map((cell) => cell.textContent);
    const codes = [
      'en',
      'es',
      'caller',
      'owner',
      'true',
      'false',
      'food',
      'legal',
      'mail',
      'off',
      'default',
    ];
    expect(words.filter((it) => it.startsWith(':') || codes.includes(it))).toEqual([]);
  },
);

test('DSK the act of a table names the table, and not the person as its author', async () => {
  const act = deskAct({ kind: 'publish-rows', before: {}, after: {}, table: 'City directory' });
  renderAtDesk(<RecordScreen />, { acts: () => Promise.resolve([{ ...act, place: '' }]) });
  const line = await screen.findByText('With the table “City directory”');
  expect(line.closest('li')?.textContent).toContain('Table published · Olga');
  expect(document.querySelector('q')).toBeNull();
});
