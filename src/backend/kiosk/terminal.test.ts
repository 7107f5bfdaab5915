import { waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { openKioskTerminal } from './terminal';

const invoke = vi.hoisted(() => vi.fn());
vi.mock('@tauri-apps/api/core', () => ({ invoke }));

const abilities = { print: true, speak: true, keyboard: false, leave: false };
const settings = {
  signedIn: false,
  site: 'Newark',
  contactEmail: 'desk@example.org',
  papersPlanner: { state: 'hidden' as const },
  website: 'https://help.example.org/',
  language: 'en' as const,
  town: '',
  abilities,
};

test('KSK-5 every member is one command', async () => {
  invoke.mockResolvedValue(null);
  const terminal = openKioskTerminal(settings);
  expect(terminal.abilities).toEqual(abilities);
  terminal.stay();
  await terminal.endVisit();
  await terminal.print();
  await terminal.speak('Food', 'en');
  await terminal.hush();
  await terminal.leave('482915');
  expect(invoke.mock.calls).toEqual([
    ['keep_visit', {}],
    ['end_visit', {}],
    ['print_page', {}],
    ['speak', { text: 'Food', language: 'en' }],
    ['stop_speaking', {}],
    ['exit_with_pin', { pin: '482915' }],
  ]);
});

test('KSK-5 the state of the visit is followed, one question after the other', async () => {
  const answers = [
    { version: 1, secondsLeft: null },
    { version: 2, secondsLeft: 60 },
  ];
  invoke.mockReset();
  invoke.mockImplementation(() => {
    const next = answers.shift();
    return next ? Promise.resolve(next) : new Promise(() => undefined);
  });
  const heard: (number | null)[] = [];
  const stop = openKioskTerminal(settings).watch((left) => heard.push(left));
  await waitFor(() => expect(heard).toEqual([null, 60]));
  expect(invoke.mock.calls.map(([, content]) => content as unknown)).toEqual([
    { seen: -1 },
    { seen: 1 },
    { seen: 2 },
  ]);
  stop();
});
