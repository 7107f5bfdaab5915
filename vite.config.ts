import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { preloads } from './scripts/preloads.mjs';

const service = process.env.NB_SERVICE_URL ?? 'http://127.0.0.1:8080';
const REACT_ROUTER = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** The file that loads others ahead. */
const LOADED_WHEN_IDLE = /\/loadAhead-[^/]+$/;
/** The files of the first load. */
const ALWAYS_LOADED = /\/(shell|rolldown-runtime|index)-[^/]+$/;

export default defineConfig({
  plugins: [react(), unusedRouterPartsLeft(), preloads((file: string) => ALWAYS_LOADED.test(file))],
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // The page's policy allows own files only, so nothing is written into the page.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has loaded is not listed again for each screen. What is loaded while a page is idle asks for its
      // files itself, one by one: to list them together takes a phone a moment, in which a tap waits.
      resolveDependencies: (_, files, { hostId, hostType }) => {
        if (hostType !== 'js') return files;
        if (LOADED_WHEN_IDLE.test(hostId)) return files.filter((file) => file.endsWith('.css'));
        return files.filter((file) => !ALWAYS_LOADED.test(file));
      },
    },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // Beside the screens: the kiosk's viewer of PDFs, and what ends the window of an identity provider.
      input: { index: 'index.html', viewer: 'viewer.html', returned: 'returned.html' },
      output: {
        // The first load lists every other file, so most have no name, and 42 bits tell releases apart. The staff
        // desk is measured.
        chunkFileNames: ({ name }) =>
          `assets/${/^(shell|rolldown-runtime|loadAhead|DeskPage|QueueScreen|es\.(base|logIn)|data\.es)$/.test(name) ? `${name}-` : ''}[hash:7].js`,
        codeSplitting: {
          // What every screen needs comes in one file: one request, and better compressed.
          groups: [
            {
              name: 'shell',
              test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\/|src\/(home|shell\/(?!OutsideDialog|ResourceLayout)|notice\/ErrorReference|listings\/loadList|page\/(accountRoute|turn)|words\/(en|errors|errorText|language|LanguageProvider)\b|backend\/((?!base64)[a-zA-Z]+\.ts|web\/(web|call|keptMark|startLanguage|readDateForms)))|vite\/preload-helper/,
            },
            // The bar of a visit, and the lists: on a slow link every file costs a round trip.
            {
              name: 'visit',
              test: /src\/(visit\/(?!Warning|StaffDialog|StaffExit)|page\/idle\b|mylist\/(store|items)|words\/visit(Words|\.en)|listings\/cellContent|generated\/limits|backend\/(base64|web\/(builder|terminal|leave)))/,
            },
            {
              name: 'listing',
              test: /src\/(listings\/(?!loadList)|words\/listing(Words|\.en)|mylist\/TakeButton|shell\/ResourceLayout)/,
            },
            {
              name: 'find',
              test: /src\/(find\/(?!PlacePage|PlaceAnswers|Month|month|Search|FinderMap|mapView|counties|Visit|visit|Report|Printed|KeptAnswer|Slot|slots|stated|zero|load(Month|Place|Search))|words\/find(Words|\.en)|backend\/web\/places)/,
            },
            // What an open session needs, apart from the ways to log in: the staff desk starts with it.
            {
              name: 'account',
              test: /src\/(account\/useAccount|backend\/web\/(account|identity|session|sessionDriver|idle|clock|secondStep|pageLife|vault))\./,
            },
            // The staff desk: its frame with what several of its screens share, and the queue. A file costs a round trip.
            {
              name: 'DeskPage',
              test: /src\/(desk\/(DeskPage|DeskFrame|NotAdmitted|errorText|deskContext|moment|saveFile|listName|useLoad|useOnce|useSaid|ActOfStaff|fieldName|factName|FactValue|Changes|nameAndTown|act|(admission|bar)\/(?!ConfirmAddress|LogInAgain|Reason)|focus\/|unsaved\/)|words\/(desk(Words|\.en|\.es)|whoName)|backend\/web\/desk)\b/,
            },
            {
              name: 'QueueScreen',
              test: /src\/desk\/(QueueScreen|QueueFilter|PlacePanel|PlaceCard|PlaceButtons|HiresButton|History|SaveTable|LinkCheck|TwinLinks|TwinsOff|OtherRows|spokenAddress|undoneText)\b/,
            },
            // Every dialog and notice, and the fields of the forms of accounts.
            {
              name: 'dialog',
              test: /src\/(dialog|notice)\/|src\/account\/(Field|SubmitButton|useSubmit|rules|phoneNumber)\.|react-bootstrap\/[a-z]+\/Modal/,
            },
            {
              name: 'login',
              test: /src\/(account\/(LogIn|SessionEnded|FirstQuestion|CodeWays|ProviderW(ays|indow)|useProviderVisit|SignInForm|PasswordField|DeviceQuestion|Forgot|SecondStepScreen|CodeField|FactorChoice|useSecondStep)|words\/(account|providers?|security)(Words|\.en))/,
            },
          ],
        },
      },
    },
  },
  resolve: {
    // The package names only its development build, with its warnings, for bundlers.
    alias: [{ find: /^react-router$/, replacement: REACT_ROUTER }],
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
      '^/(widgets|page-views|health|resume$|letter$|place-texts$)': service,
      '/contact': { target: service, bypass: isPage },
    },
  },
  test: {
    restoreMocks: true,
    // Only for a test that hangs; a machine with a build on every processor stays far below it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // By itself vitest leaves one processor idle: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/test/patience.ts', 'src/test/timeline.ts'],
          // A page of its own for each file, as with processes, in half the time.
          pool: 'vmThreads',
        },
      },
      { extends: true, test: { name: 'scripts', include: ['{bench,scripts}/**/*.test.mjs'] } },
    ],
  },
});

/** The contact page and the contact call share an address. */
function isPage(request: IncomingMessage): string | undefined {
  return request.method === 'GET' ? request.url : undefined;
}

/**
 * Makes the parts of React Router that nothing uses removable. It names its components for developers, and
 * such an assignment keeps a component, with all that it uses, in the first load.
 */
function unusedRouterPartsLeft(): Plugin {
  return {
    name: 'unused-router-parts-left',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
