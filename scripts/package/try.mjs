// Installs the package in a clean root and starts it there, so that a dependency or a file that is
// missing is seen before a centre sees it.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensurePackages } from '../machine.mjs';

/** How long the window may take to appear, in seconds. */
const PATIENCE = 30;

export function tryPackage(file) {
  ensurePackages('clean root');
  const root = mkdtempSync(join(tmpdir(), 'nb-root-'));
  const quietly = { stdio: ['ignore', 'ignore', 'inherit'] };
  const inside = (...words) => execFileSync('chroot', [root, ...words], quietly);
  try {
    // The mirror of this machine.
    const include = '--include=xvfb,xdotool,ca-certificates';
    execFileSync('mmdebstrap', ['--variant=minbase', include, suite(), root], quietly);
    copyFileSync(file, join(root, 'tmp', basename(file)));
    const install = [
      'apt-get',
      'install',
      '-y',
      '--no-install-recommends',
      `/tmp/${basename(file)}`,
    ];
    execFileSync('chroot', [root, 'env', 'DEBIAN_FRONTEND=noninteractive', ...install], quietly);
    inside('useradd', '--create-home', 'kiosk');
    execFileSync('mount', ['--bind', '/proc', join(root, 'proc')]);
    try {
      start(root);
      inside('dpkg', '--purge', 'new-beginnings-kiosk');
      if (existsSync(join(root, 'etc/new-beginnings')))
        throw new Error('purging left files behind');
    } finally {
      execFileSync('umount', [join(root, 'proc')]);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The session itself, as its own user: window manager, window, page. */
function start(root) {
  const script = `
    Xvfb :9 -screen 0 1280x800x24 -nolisten tcp & export DISPLAY=:9; sleep 2
    dbus-run-session -- /usr/lib/new-beginnings-kiosk/session &
    for try in $(seq ${PATIENCE}); do
      sleep 1
      if xdotool search --onlyvisible --name 'New Beginnings' >/dev/null 2>&1; then
        sleep 3
        pgrep -c WebKitWebProces >/dev/null && echo "the window is there after $try s" && exit 0
      fi
    done
    echo "no window came" >&2; exit 1`;
  try {
    const words = [root, 'su', 'kiosk', '-s', '/bin/sh', '-c', script];
    const { status } = spawnSync('chroot', words, { stdio: 'inherit', timeout: 90_000 });
    if (status !== 0) throw new Error('the kiosk did not start in a clean root');
  } finally {
    spawnSync('pkill', ['-KILL', '-u', idOf(root)]);
  }
}

function idOf(root) {
  return execFileSync('chroot', [root, 'id', '-u', 'kiosk'], { encoding: 'utf8' }).trim();
}

function suite() {
  const release = execFileSync('sh', ['-c', '. /etc/os-release; echo $VERSION_CODENAME']);
  return release.toString().trim();
}
