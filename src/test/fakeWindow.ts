import { vi } from 'vitest';

/** Channels between the pages of one browser; what is said is heard at once. */
export class FakeChannel {
  private static readonly open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of [...FakeChannel.open]) if (other !== this) other.onmessage?.({ data });
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}

/** A browser at a desk that opens a window when it is asked to; `null` blocks it. */
export function stubWindows(isBlocked = false) {
  const opened = {
    closed: false,
    opener: window as unknown,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn<(address: string) => void>() },
    focus: vi.fn(),
    close: vi.fn(() => {
      opened.closed = true;
    }),
  };
  const open = vi.fn((address: string, target: string, features: string) => {
    if (address !== '' || target !== '_blank') throw new Error(`another window: ${features}`);
    opened.closed = false;
    return isBlocked ? null : opened;
  });
  vi.stubGlobal('open', open);
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 720);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  return { opened, open };
}

/** Timers that a test runs. */
export function stubTimers() {
  const timers = new Set<{ task: () => void; milliseconds: number }>();
  return {
    later: (task: () => void, milliseconds: number) => {
      const timer = { task, milliseconds };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    waits: () => [...timers].map(({ milliseconds }) => milliseconds),
    run() {
      const due = [...timers];
      timers.clear();
      for (const { task } of due) task();
    },
  };
}
