import { afterEach, expect, test, vi } from 'vitest';
import { stubTimers, stubWindows } from '../../test/fakeWindow';
import type { ProviderWindow } from '../ProviderSignIn';
import { handOver } from './providerChannel';
import { openProviderWindow, opensWindows } from './providerWindow';

afterEach(() => vi.unstubAllGlobals());

const ADDRESS = 'https://id.example/auth?state=s1';

/** A page whose person goes to the provider in a window. */
function goes() {
  const { opened, open } = stubWindows();
  const timers = stubTimers();
  const told: (ProviderWindow | null)[] = [];
  const stop = new AbortController();
  const waiting = {
    text: 'Opening The State…',
    onWindow: (window: ProviderWindow | null) => void told.push(window),
    signal: stop.signal,
  };
  const popUp = openProviderWindow(waiting, timers.later);
  if (!popUp) throw new Error('no window');
  return { opened, open, timers, told, stop, popUp };
}

test('LIM-2 the window has 500 by 600 pixels, and the provider has no way back to the page', () => {
  const { opened, open, told } = goes();
  expect(open.mock.calls[0]?.[2]).toContain('popup,width=500,height=600,');
  expect(opened.opener).toBeNull();
  expect([opened.document.title, opened.document.body.textContent]).toEqual([
    'Opening The State…',
    'Opening The State…',
  ]);
  expect(told).toMatchObject([{ isClosed: false }]);
  told[0]?.show();
  expect(opened.focus).toHaveBeenCalledOnce();
});

test('LIM-2 every 2 seconds the page looks whether the window was closed', async () => {
  const { opened, timers, told, popUp } = goes();
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const visit = popUp.visit(ADDRESS);
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(ADDRESS);
  expect(timers.waits()).toEqual([2_000]);
  timers.run();
  expect(told).toHaveLength(1);
  // A provider that cuts the tie to its window makes it look closed while the person is in it.
  opened.closed = true;
  timers.run();
  expect(told).toHaveLength(1);
  hasFocus.mockReturnValue(true);
  timers.run();
  expect(told).toMatchObject([{ isClosed: false }, { isClosed: true }]);
  timers.run();
  expect(told).toHaveLength(2);
  expect(timers.waits()).toEqual([2_000]);
  // It counts even so when the person comes back in it.
  expect(await handOver('?code=c&state=s1', stubTimers().later)).toBe(true);
  expect(await visit).toBe('?code=c&state=s1');
  expect(told.at(-1)).toBeNull();
  expect(timers.waits()).toEqual([]);
});

test('IDN-2 a page takes only what it waits for, and a window without a page is told so', async () => {
  const { opened, popUp, stop } = goes();
  const visit = popUp.visit(ADDRESS);
  const timers = stubTimers();
  for (const query of ['?code=c&state=other', '?code=c', '']) {
    const handed = handOver(query, timers.later);
    expect(timers.waits()).toHaveLength(1);
    timers.run();
    expect(await handed).toBe(false);
  }
  expect(opened.close).not.toHaveBeenCalled();
  stop.abort();
  expect(await visit).toBeNull();
  expect(opened.closed).toBe(true);
  const late = handOver('?code=c&state=s1', timers.later);
  timers.run();
  expect(await late).toBe(false);
});

test('LIM-2 who leaves the page leaves no empty window behind', () => {
  const { opened } = goes();
  dispatchEvent(new Event('pagehide'));
  expect(opened.closed).toBe(true);
});

test('LIM-2 there is no window on a phone, on a tablet, or where the page is magnified', () => {
  stubWindows();
  expect(opensWindows()).toBe(true);
  vi.stubGlobal('innerWidth', 767);
  expect(opensWindows()).toBe(false);
  stubWindows();
  vi.stubGlobal('innerHeight', 479);
  expect(opensWindows()).toBe(false);
  stubWindows();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  expect(opensWindows()).toBe(false);
});
