import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // The contract needs no window, so it runs in a step of its own.
    include:
      process.env.NB_E2E === 'contract' ? ['e2e/contract/*.test.ts'] : ['e2e/journeys/*.test.ts'],
    // One window at a time: the journeys share two cores and a screen.
    fileParallelism: false,
    // Only for a journey that hangs: each wait has its own limit (patience.ts).
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['default'],
  },
});
