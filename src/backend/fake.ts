import type { Backend } from './Backend';

/** A Backend for tests and for working on screens without a service. */
export function fakeBackend(parts: Partial<Backend> = {}): Backend {
  return {
    device: { kind: 'browser' },
    contactEmail: 'desk@example.org',
    listing: () => Promise.resolve({ rows: [], keptAt: null }),
    visit: () => undefined,
    newKey: () => '00112233445566778899aabbccddeeff',
    sendMessage: () => Promise.resolve('sent'),
    openOutside: () => Promise.resolve('not-allowed'),
    ...parts,
  };
}
