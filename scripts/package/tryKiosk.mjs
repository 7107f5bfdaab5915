// Installs the kiosk's package in a fresh Debian system and starts it there, to find missing
// dependencies and files.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inCleanRoot, verifyUnit } from './cleanRoot.mjs';

/** Seconds until the window must be visible. */
const PATIENCE = 30;

export function tryKiosk(file) {
  inCleanRoot(file, ['xvfb', 'xdotool', 'procps', 'systemd'], ({ root, inside }) => {
    inside('useradd', '--create-home', 'kiosk');
    verifyUnit(root, '/usr/lib/systemd/user/new-beginnings-kiosk.service', '--user');
    start(root);
    inside('dpkg', '--purge', 'new-beginnings-kiosk');
    if (existsSync(join(root, 'etc/new-beginnings'))) throw new Error('purging left files behind');
  });
}

/** Starts the session as its own user: window manager, window, page. */
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

function idOf(root) {
  return execFileSync('chroot', [root, 'id', '-u', 'kiosk'], { encoding: 'utf8' }).trim();
}
