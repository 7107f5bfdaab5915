// `npm run fuzz [-- EXAMPLES]`: sends generated requests (schemathesis from PyPI) to every call in
// /openapi.json. No response may be a server error, and the service must keep running.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages, TARGET } from '../scripts/machine.mjs';
import { startService, stop } from './processes.mjs';

const EXAMPLES = process.argv[2] ?? '200';
const VERSION = '4.32.5';

ensurePackages('service', 'bench');
const build = ['build', '--release', '-p', 'sync-service'];
spawnSync('cargo', build, { stdio: ['ignore', 2, 2] });
const folder = mkdtempSync(join(tmpdir(), 'nb-fuzz-'));
const python = (words, env = {}) =>
  spawnSync('python3', words, {
    // What it keeps of a run stays there too.
    cwd: folder,
    stdio: ['ignore', 1, 2],
    env: { ...process.env, ...env },
  });
let status;
try {
  const packages = join(folder, 'packages');
  const wanted = `schemathesis==${VERSION}`;
  python(['-m', 'pip', 'install', '--quiet', '--target', packages, wanted]);
  const { child, address } = await startService(
    join(TARGET, 'release/sync-service'),
    join(folder, 'data'),
  );
  const words = ['run', `${address}/openapi.json`, '--checks', 'not_a_server_error'];
  const run = python([join(packages, 'bin/st'), ...words, '--max-examples', EXAMPLES], {
    PYTHONPATH: packages,
  });
  const { status: health } = await fetch(`${address}/health`);
  await stop(child);
  status = run.status === 0 && health === 200 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
