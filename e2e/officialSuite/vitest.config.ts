import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

// The integration suite of the official client (scripts/officialSuite.mjs lays it into this folder).
const suite = join(import.meta.dirname, '../../target/official-suite');
const isBrowser = process.env.NB_SUITE === 'browser';
// The packages that the installed client uses itself: another copy would have other classes.
const installed = createRequire(createRequire(import.meta.url).resolve('firebase/app'));
const forNode = installed.resolve('@firebase/auth');
const auth = isBrowser ? join(dirname(forNode), '../browser-cjs/index.js') : forNode;

export default defineConfig({
  root: suite,
  resolve: {
    alias: [
      // The suite's own way to the sources of the client: here it is the package that people install.
      { find: /^\.\.\/\.\.\/\.\.\/$/, replacement: auth },
      { find: /^\.\.\/\.\.\/\.\.\/internal$/, replacement: join(suite, 'internal.ts') },
      { find: '@firebase/auth', replacement: auth },
      { find: '@firebase/app', replacement: installed.resolve('@firebase/app') },
      { find: '@firebase/util', replacement: installed.resolve('@firebase/util') },
    ],
  },
  test: {
    environment: isBrowser ? 'jsdom' : 'node',
    globals: true,
    include: [`packages/auth/test/integration/flows/${isBrowser ? 'phone' : '*'}.test.ts`],
    // Phones exist in the build for browsers alone.
    exclude: isBrowser ? [] : ['**/phone.test.ts'],
    globalSetup: join(import.meta.dirname, 'globalSetup.ts'),
    setupFiles: join(import.meta.dirname, 'mocha.ts'),
    // One service for all.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
