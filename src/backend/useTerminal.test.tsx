import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from './Backend';
import { BackendContext } from './context';
import { fakeBackend } from './fake';
import { useTerminal } from './useTerminal';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

class Failing extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? 'No connection' : this.props.children);
}

const Screen = () => <p>{useTerminal().website}</p>;

test('a machine whose code does not arrive is asked for once and told, and asked for again after a while', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  const known = await fakeBackend({}).openTerminal();
  let asked = 0;
  const openTerminal = () => {
    asked += 1;
    const error = new BackendError('network-request-failed');
    return asked === 1 ? Promise.reject(error) : Promise.resolve(known);
  };
  const backend = fakeBackend({ openTerminal });
  const draw = () =>
    act(async () => {
      render(
        <BackendContext value={backend}>
          <Failing>
            <Suspense>
              <Screen />
            </Suspense>
          </Failing>
        </BackendContext>,
      );
      await Promise.resolve();
    });
  await draw();
  expect(screen.getByText('No connection')).toBeTruthy();
  expect(asked).toBe(1);
  cleanup();
  vi.advanceTimersByTime(1000);
  await draw();
  expect(screen.getByText(known.website)).toBeTruthy();
  expect(asked).toBe(2);
});
