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
    // With the mirror of this machine, and with what the package says it needs and nothing else.
    const include = ['xvfb', 'xdotool', 'procps', 'systemd', ...needs(file)].join(',');
    const bootstrap = ['--variant=minbase', `--include=${include}`, suite(), root];
    execFileSync('mmdebstrap', bootstrap, quietly);
    copyFileSync(file, join(root, 'tmp', basename(file)));
    inside('dpkg', '--install', `/tmp/${basename(file)}`);
    inside('useradd', '--create-home', 'kiosk');
    execFileSync('mount', ['--bind', '/proc', join(root, 'proc')]);
    try {
      verifyUnit(root);
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

/** What systemd does not know in a unit it leaves out, and only says so. */
function verifyUnit(root) {
  const unit = '/usr/lib/systemd/user/new-beginnings-kiosk.service';
  const verify = ['env', 'XDG_RUNTIME_DIR=/tmp', 'systemd-analyze', '--user', 'verify', unit];
  const { status, stderr } = spawnSync('chroot', [root, ...verify], { encoding: 'utf8' });
  if (status !== 0 || stderr.includes(basename(unit))) throw new Error(`the unit: ${stderr}`);
}

/** The session itself, as its own user: window manager, window, page. */
function start(root) {
  const script = `
    Xvfb :9 -screen 0 1280x800x24 -nolisten tcp 2>/dev/null & sleep 2
    export DISPLAY=:9 NB_KIOSK_LOG=/tmp/kiosk.log
    dbus-run-session -- /usr/lib/new-beginnings-kiosk/session &
    for try in $(seq ${PATIENCE}); do
      sleep 1
      if xdotool search --onlyvisible --name 'New Beginnings' >/dev/null 2>&1; then
        sleep 3
        grep "not set up" /tmp/kiosk.log >&2 && exit 1
        pgrep WebKitWebProces >/dev/null && echo "  the window is there after $try s" && exit 0
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

/** Names of the packages it depends on, the first of each choice. */
function needs(file) {
  const depends = execFileSync('dpkg-deb', ['--field', file, 'Depends'], { encoding: 'utf8' });
  return depends.split(',').map((one) => /[a-z0-9.+-]+/.exec(one.split('|')[0])[0]);
}

function idOf(root) {
  return execFileSync('chroot', [root, 'id', '-u', 'kiosk'], { encoding: 'utf8' }).trim();
}

function suite() {
  const release = execFileSync('sh', ['-c', '. /etc/os-release; echo $VERSION_CODENAME']);
  return release.toString().trim();
}
