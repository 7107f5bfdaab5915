// Starts the official storage emulator from its npm package, with its rules process replaced.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, freePort, start } from '../processes.mjs';

const VERSION = '15.34.0';

export async function startStorageEmulator(folder) {
  const home = join(folder, 'storage-emulator');
  mkdirSync(home, { recursive: true });
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', home];
  execFileSync('npm', [...words, `firebase-tools@${VERSION}`], { stdio: ['ignore', 2, 2] });
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const emulators = { storage: { port }, hub: { port: hub }, logging: { port: logging } };
  writeFileSync(
    join(home, 'firebase.json'),
    JSON.stringify({
      storage: { rules: 'storage.rules' },
      emulators: { ...emulators, ui: { enabled: false } },
    }),
  );
  const rules = "rules_version = '2'; service firebase.storage { match /b/{b}/o { } }";
  writeFileSync(join(home, 'storage.rules'), rules);
  const program = join(home, 'node_modules/.bin/firebase');
  const config = ['--config', join(home, 'firebase.json')];
  const only = ['emulators:start', '--only', 'storage', '--project', 'p', ...config];
  const preload = `--require ${join(import.meta.dirname, 'allow_all.cjs')}`;
  const env = { FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1', NODE_OPTIONS: preload };
  const child = start(program, only, { env });
  const address = `http://127.0.0.1:${port}`;
  await answers(address, 60);
  return { child, address };
}
