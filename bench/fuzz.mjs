// `npm run fuzz [-- EXAMPLES]`: runs schemathesis (PyPI) against every operation of /openapi.json,
// writes included: without a session, with the session of a person, and with the key of a kiosk.
// No answer may be a failure of the server, and the service has to be up at the end.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages, TARGET } from '../scripts/machine.mjs';
import { startService, stop } from './processes.mjs';

const EXAMPLES = process.argv[2] ?? '200';
const VERSION = '4.32.5';
const BUCKET = 'new-beginnings.appspot.com';
const PROGRAM = join(TARGET, process.env.NB_FUZZ_PROFILE ?? 'release', 'sync-service');
/** These end the session that the other operations are called with. */
const ENDS_SESSION = '/account/sign-out-everywhere';

/** The program waits for schemathesis meanwhile and would not hear that a connection was closed. */
const CLOSE = { connection: 'close' };

const post = async (url, body) => {
  const headers = { 'content-type': 'application/json', ...CLOSE };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
};

/** Signs a person up. */
async function person(address, name) {
  const email = `${name}@example.org`;
  const body = { email, password: 'Sunrise2024', returnSecureToken: true };
  const { localId, idToken } = await post(`${address}/v1/accounts:signUp?key=fuzz`, body);
  return { uid: localId, token: idToken, email };
}

/** Returns the id of a place on a list. */
async function place(address) {
  const answer = await fetch(`${address}/places`, { headers: CLOSE });
  const id = (await answer.text()).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/)?.[0];
  if (!id) throw new Error('there is no place');
  return id;
}

/** Enrolls a kiosk. */
async function kiosk(address, data) {
  const words = ['kiosks', 'code', '--site', 'Fuzz', '--data', data];
  const said = execFileSync(PROGRAM, words, { encoding: 'utf8' });
  const code = said.match(/\b[a-z0-9]{4}(?:-[a-z0-9]{4})+\b/i)?.[0];
  return (await post(`${address}/kiosks/enroll`, { code })).key;
}

/** The settings of schemathesis: paths that belong to the person. */
const settings = (uid) => `
[parameters]
"path.bucket" = "${BUCKET}"
"path.uid" = "${uid}"

[[operations]]
include-path = "/v0/b/{bucket}/o"
parameters = { "query.name" = "${uid}/resumes/fuzz.pdf" }

[[operations]]
include-path = "/v0/b/{bucket}/o/{name}"
parameters = { "path.name" = "${uid}/resumes/fuzz.pdf" }
`;

ensurePackages('service', 'bench');
if (!process.env.NB_FUZZ_PROFILE) {
  spawnSync('cargo', ['build', '--release', '-p', 'sync-service'], { stdio: ['ignore', 2, 2] });
}
const folder = mkdtempSync(join(tmpdir(), 'nb-fuzz-'));
const python = (words, env = {}) =>
  spawnSync('python3', words, {
    // What it keeps of a run stays there too.
    cwd: folder,
    stdio: ['ignore', 1, 2],
    env: { ...process.env, ...env },
  });
let failed = 0;
try {
  const packages = join(folder, 'packages');
  const wanted = `schemathesis==${VERSION}`;
  python(['-m', 'pip', 'install', '--quiet', '--target', packages, wanted]);
  const data = join(folder, 'data');
  const { child, address } = await startService(PROGRAM, data);
  const file = join(folder, 'schemathesis.toml');
  const { uid, token, email } = await person(address, 'person');
  const known = await place(address);
  const fuzz = async (name, ...words) => {
    // One that may be changed and deleted, in each run anew.
    const spare = await person(address, name);
    const env = {
      PYTHONPATH: packages,
      SCHEMATHESIS_HOOKS: join(import.meta.dirname, 'fuzz/hooks.py'),
      NB_FUZZ_FACTS: JSON.stringify({ place: known, person: { token, email }, spare }),
    };
    const checks = ['--checks', 'not_a_server_error', '--max-examples', EXAMPLES];
    const run = ['--config-file', file, 'run', `${address}/openapi.json`, ...checks, ...words];
    const { status } = python([join(packages, 'bin/st'), ...run], env);
    failed += status === 0 ? 0 : 1;
  };
  writeFileSync(file, settings(uid));
  const as = (secret) => ['--header', `Authorization: Bearer ${secret}`];
  await fuzz('nobody');
  await fuzz('signed-in', ...as(token), '--exclude-path', ENDS_SESSION);
  await fuzz('leaving', ...as(token), '--include-path', ENDS_SESSION);
  const key = await kiosk(address, data);
  await fuzz('kiosk', ...as(key), '--include-path-regex', '^/(kiosks|page-views)');
  const { status: health } = await fetch(`${address}/health`, { headers: CLOSE });
  await stop(child);
  failed += health === 200 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
