// A fresh Debian system with one package and its dependencies.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensurePackages } from '../machine.mjs';

/** Installs a package and the `tools` of its trial in a fresh root, and runs the trial there. */
export function inCleanRoot(file, tools, trial) {
  ensurePackages('clean root');
  const root = mkdtempSync(join(tmpdir(), 'nb-root-'));
  const quietly = { stdio: ['ignore', 'ignore', 'inherit'] };
  const inside = (...words) => execFileSync('chroot', [root, ...words], quietly);
  try {
    // Uses this machine's mirror, and installs only what the package depends on.
    const include = [...tools, ...needs(file)].join(',');
    const bootstrap = ['--variant=minbase', `--include=${include}`, suite(), root];
    execFileSync('mmdebstrap', bootstrap, quietly);
    copyFileSync(file, join(root, 'tmp', basename(file)));
    inside('dpkg', '--install', `/tmp/${basename(file)}`);
    execFileSync('mount', ['--bind', '/proc', join(root, 'proc')]);
    try {
      trial({ root, inside });
    } finally {
      execFileSync('umount', [join(root, 'proc')]);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Fails when systemd ignores a line of a unit, for which systemd itself only prints a warning. */
export function verifyUnit(root, unit, ...options) {
  const verify = ['env', 'XDG_RUNTIME_DIR=/tmp', 'systemd-analyze', ...options, 'verify', unit];
  const { status, stderr } = spawnSync('chroot', [root, ...verify], { encoding: 'utf8' });
  if (status !== 0 || stderr.includes(basename(unit))) throw new Error(`the unit: ${stderr}`);
}

/** Returns the packages it depends on, the first of each alternative. */
function needs(file) {
  const depends = execFileSync('dpkg-deb', ['--field', file, 'Depends'], { encoding: 'utf8' });
  return depends.split(',').map((one) => /[a-z0-9.+-]+/.exec(one.split('|')[0])[0]);
}

function suite() {
  const release = execFileSync('sh', ['-c', '. /etc/os-release; echo $VERSION_CODENAME']);
  return release.toString().trim();
}
