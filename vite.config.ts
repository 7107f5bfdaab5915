import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const service = process.env.NB_SERVICE_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // The page's policy allows own files only, so nothing is written into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // The second page is the kiosk's viewer of PDFs.
      input: { index: 'index.html', viewer: 'viewer.html' },
      output: {
        codeSplitting: {
          // What every screen needs comes in one file: one request, and better compressed.
          groups: [
            {
              name: 'shell',
              test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\/|src\/(account\/useAccount|listings\/loadList|shell\/(?!OutsideDialog|ResourceLayout)|home|words\/(?!es|account|builder|contact|interview|letter|resume|slip|tools|visit|viewer)|backend\/(?!base64|kiosk|fake|web\/(account|builder|identity|idle|leave|pageLife|session|vault|resumes|upload|terminal)))/,
            },
            // The bar of a visit, and the lists: on a slow link every file costs a round trip.
            {
              name: 'visit',
              test: /src\/(visit\/(?!Warning|StaffDialog)|mylist\/(store|items)|words\/visit|listings\/cellContent|backend\/(base64|web\/(builder|terminal|leave)))/,
            },
            {
              name: 'listing',
              test: /src\/(listings\/(?!EmploymentPage|loadList)|mylist\/TakeButton|shell\/ResourceLayout)|react-bootstrap\/[a-z]+\/(Table|ThemeProvider)\./,
            },
          ],
        },
      },
    },
  },
  css: {
    preprocessorOptions: {
      // Bootstrap 5.3 still uses what Sass will drop.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  server: {
    proxy: {
      '^/(widgets|visits|health|resume$|letter$)': service,
      '/contact': { target: service, bypass: isPage },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    restoreMocks: true,
    setupFiles: ['src/test/patience.ts'],
    // Only for a test that hangs; a machine with a build on every processor stays far below it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

/** The contact page and the contact call share an address. */
function isPage(request: IncomingMessage): string | undefined {
  return request.method === 'GET' ? request.url : undefined;
}
