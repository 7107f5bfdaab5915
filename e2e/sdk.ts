import type { Page } from 'playwright-core';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PAGE = '/the-official-client.html';
const PACKAGE = dirname(createRequire(import.meta.url).resolve('firebase/package.json'));

/** Calls of the official client in a page, as a page of a stranger would use it. */
const SCRIPT = `
import { initializeApp } from 'https://www.gstatic.com/firebasejs/VERSION/firebase-app.js';
import * as sdk from 'https://www.gstatic.com/firebasejs/VERSION/firebase-auth.js';
const auth = sdk.initializeAuth(initializeApp({ apiKey: 'new-beginnings' }), {
  persistence: sdk.indexedDBLocalPersistence,
});
sdk.connectAuthEmulator(auth, location.origin, { disableWarnings: true });
// What the client's own database does: from now on it refreshes by itself.
auth._startProactiveRefresh();
const said = (call) => call.then(() => 'ok', (error) => error.code);
window.client = {
  signUp: (email, password) => said(sdk.createUserWithEmailAndPassword(auth, email, password)),
  signIn: (email, password) => said(sdk.signInWithEmailAndPassword(auth, email, password)),
  refresh: () => said(auth.currentUser.getIdToken(true)),
  reload: () => said(sdk.reload(auth.currentUser)),
  who: () => Promise.resolve(auth.currentUser?.email ?? ''),
};
`;

/** What a page with the official client can be asked. Each answers `ok` or the client's code. */
export interface OfficialClient {
  page: Page;
  ask(name: 'signUp' | 'signIn', email: string, password: string): Promise<string>;
  ask(name: 'refresh' | 'reload' | 'who'): Promise<string>;
}

/** Opens the official client in a page; its files come from this machine, the rest from the service. */
export async function openOfficialClient(page: Page, address: string): Promise<OfficialClient> {
  await page.clock.install();
  const { version } = createRequire(import.meta.url)('firebase/package.json') as {
    version: string;
  };
  await page.route('https://www.gstatic.com/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    return route.fulfill({ path: join(PACKAGE, name), contentType: 'text/javascript' });
  });
  const script = SCRIPT.replaceAll('VERSION', version);
  const body = `<!doctype html><title>x</title><script type="module">${script}</script>`;
  await page.route(address + PAGE, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(address + PAGE);
  await page.waitForFunction('window.client !== undefined');
  return {
    page,
    ask: (name: string, ...words: string[]) =>
      page.evaluate(`window.client.${name}(...${JSON.stringify(words)})`),
  };
}
