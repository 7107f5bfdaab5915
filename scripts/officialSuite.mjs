// `npm run official-suite -- CHECKOUT`: runs the integration suite of the official client's package for
// accounts against the service. CHECKOUT is a clone of github.com/firebase/firebase-js-sdk; nothing of it
// is kept in this repository. docs/SDK.md has the outcome.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './machine.mjs';

const [checkout, ...words] = process.argv.slice(2);
if (!checkout) throw new Error('name a clone of github.com/firebase/firebase-js-sdk');

const folder = join(ROOT, 'target/official-suite');
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'config'), { recursive: true });
const prefix = '--prefix=packages/auth/';
const parts = ['HEAD:packages/auth', 'test', 'src'];
const archive = execFileSync('git', ['-C', checkout, 'archive', prefix, ...parts], {
  maxBuffer: 1 << 28,
});
execFileSync('tar', ['-x', '-C', folder], { input: archive });
// The suite reads it, and uses it only without an emulator.
writeFileSync(join(folder, 'config/project.json'), '{}');
writeFileSync(join(folder, 'internal.ts'), 'export const _castAuth = (auth: unknown) => auth;\n');
writeFileSync(join(folder, 'package.json'), '{"private":true}');
const tools = ['chai@4', 'chai-as-promised@7', 'sinon@19', 'sinon-chai@3', 'totp-generator@0.0.14'];
execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', ...tools], {
  cwd: folder,
  stdio: 'inherit',
});
const config = ['--config', 'e2e/officialSuite/vitest.config.ts'];
// The packages' builds for Node, and for browsers, which alone knows phones. Some tests fail: see docs/SDK.md.
const outcomes = ['node', 'browser'].map((build) => {
  const env = { ...process.env, NB_SUITE: build };
  return spawnSync('npx', ['vitest', 'run', ...config, ...words], { env, stdio: 'inherit' }).status;
});
process.exit(Math.max(...outcomes.map((status) => status ?? 1)));
