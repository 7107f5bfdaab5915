// Installs the service's package in a fresh Debian system and runs it there as its unit says, as far
// as this is possible without systemd as the first process.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCleanRoot, verifyUnit } from './cleanRoot.mjs';

const NAME = 'new-beginnings-service';
const UNIT = `usr/lib/systemd/system/${NAME}.service`;
const DATA = 'var/lib/new-beginnings';
/** The highest allowed score of `systemd-analyze security`, from 0 (closed) to 10 (open). */
const EXPOSURE_MAX = 2;

export function tryService(file) {
  inCleanRoot(file, ['systemd', 'python3-seccomp'], ({ root, inside }) => {
    const enabled = `etc/systemd/system/multi-user.target.wants/${NAME}.service`;
    execFileSync('test', ['-L', join(root, enabled)]);
    if ((statSync(join(root, DATA)).mode & 0o777) !== 0o700) throw new Error('the data is open');
    verifyUnit(root, `/${UNIT}`);
    measure(root, readFileSync(join(root, UNIT), 'utf8'), 'as it is');
    const dropIn = readFileSync(join(root, `usr/share/doc/${NAME}/port-443.conf`), 'utf8');
    const together = `${readFileSync(join(root, UNIT), 'utf8')}\n${dropIn}`;
    measure(root, together, 'with port 443');
    start(root);
    inside(NAME, 'kiosks');
    inside('dpkg', '--purge', NAME);
    if (existsSync(join(root, 'etc/new-beginnings'))) throw new Error('purging left settings');
    if (!existsSync(join(root, DATA, 'keys'))) throw new Error("purging deleted people's data");
  });
}

/** Checks the score that systemd gives the unit. */
function measure(root, unit, name) {
  const file = `/tmp/${NAME}.service`;
  writeFileSync(join(root, file), unit);
  const words = ['systemd-analyze', 'security', '--offline=true', '--no-pager', file];
  const { stdout } = spawnSync('chroot', [root, ...words], { encoding: 'utf8' });
  const found = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1] ?? NaN);
  console.log(`  exposure ${name}: ${found}`);
  if (!(found <= EXPOSURE_MAX)) throw new Error(`the unit ${name} is exposed:\n${stdout}`);
}

/** Runs the service as its own user, with the unit's system calls only. */
function start(root) {
  copyFileSync(join(import.meta.dirname, 'asUnit.py'), join(root, 'tmp/asUnit.py'));
  const words = [root, 'python3', '/tmp/asUnit.py', `/${UNIT}`];
  const { status } = spawnSync('chroot', words, { stdio: 'inherit', timeout: 120_000 });
  if (status !== 0) throw new Error('the service did not run in a clean root');
}
