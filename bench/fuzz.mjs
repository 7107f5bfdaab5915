// `npm run fuzz [-- EXAMPLES]`: runs schemathesis (PyPI) against every operation of /openapi.json,
// writes included: without a session, with the session of a person, with the key of a kiosk, and with
// the session of an owner of the staff desk. Every way to log in is on.
// No answer may be a failure of the server, and the service has to be up at the end.
import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages, TARGET } from '../scripts/machine.mjs';
import { ownerToken } from './fuzz/staff.mjs';
import { start, startService, stop } from './processes.mjs';

const EXAMPLES = process.argv[2] ?? '200';
const VERSION = '4.32.5';
const BUCKET = 'new-beginnings.appspot.com';
const PROGRAM = join(TARGET, process.env.NB_FUZZ_PROFILE ?? 'release', 'sync-service');
/** The ways to log in that are off by default, too. */
const WAYS = ['--ways', 'email-link,phone,anonymous'];
/** Starts an identity provider; returns it, and the settings of what else is off without a file. */
async function startWays(folder) {
  const child = start(process.execPath, [join(import.meta.dirname, 'fuzz/provider.mjs')], {
    stdout: 'pipe',
  });
  const [issuer] = await once(child.stdout, 'data');
  const [providers, key] = [join(folder, 'providers.json'), join(folder, 'custom-tokens.pem')];
  const entry = { id: 'oidc.fuzz', name: 'x', issuer: String(issuer).trim(), client_id: 'fuzz' };
  writeFileSync(providers, JSON.stringify([entry]));
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }));
  return { child, settings: ['--identity-providers', providers, '--custom-token-key', key] };
}

/** Who calls, run by run. */
const RUNS = ['staff', 'kiosk', 'stranger', 'signed-in', 'leaving'];
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
  const crates = ['-p', 'sync-service', '-p', 'resume-reader'];
  spawnSync('cargo', ['build', '--release', ...crates], { stdio: ['ignore', 2, 2] });
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
let provider;
try {
  const packages = join(folder, 'packages');
  const wanted = `schemathesis==${VERSION}`;
  python(['-m', 'pip', 'install', '--quiet', '--target', packages, wanted]);
  const data = join(folder, 'data');
  provider = await startWays(folder);
  const { child, address } = await startService(PROGRAM, data, [...WAYS, ...provider.settings]);
  const file = join(folder, 'schemathesis.toml');
  const { uid, token, email } = await person(address, 'person');
  const known = await place(address);
  const call = (version, name, body) =>
    post(`${address}/${version}/accounts${name.includes('mfa') ? '/' : ':'}${name}?key=fuzz`, body);
  const owner = await ownerToken(PROGRAM, data, call);
  const key = await kiosk(address, data);
  // A new account for each run, which may be changed and deleted. All are made before the fuzzer
  // uses up the sign-ups that one machine has in an hour.
  const spares = new Map();
  for (const run of RUNS) spares.set(run, await person(address, run));
  const fuzz = (name, ...words) => {
    const spare = spares.get(name);
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
  fuzz('staff', ...as(owner), '--include-path-regex', '^/desk');
  fuzz('kiosk', ...as(key), '--include-path-regex', '^/(kiosks|page-views)');
  fuzz('stranger');
  fuzz('signed-in', ...as(token), '--exclude-path', ENDS_SESSION);
  fuzz('leaving', ...as(token), '--include-path', ENDS_SESSION);
  const { status: health } = await fetch(`${address}/health`, { headers: CLOSE });
  await stop(child);
  failed += health === 200 ? 0 : 1;
} finally {
  if (provider) await stop(provider.child);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
