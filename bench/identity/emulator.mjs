// Starts the identity provider's official emulator from its npm package.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, freePort, start } from '../processes.mjs';

const VERSION = '15.34.0';

export async function startEmulator(folder) {
  const home = join(folder, 'emulator');
  // Two parts of one run may start it, one after the other.
  mkdirSync(home, { recursive: true });
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', home];
  execFileSync('npm', [...words, `firebase-tools@${VERSION}`], { stdio: ['ignore', 2, 2] });
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const emulators = { auth: { port }, hub: { port: hub }, logging: { port: logging } };
  writeFileSync(
    join(home, 'firebase.json'),
    JSON.stringify({ emulators: { ...emulators, ui: { enabled: false } } }),
  );
  const program = join(home, 'node_modules/.bin/firebase');
  const config = ['--config', join(home, 'firebase.json')];
  const child = start(program, ['emulators:start', '--only', 'auth', '--project', 'p', ...config], {
    env: { FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(address, 60);
  return { child, address };
}
