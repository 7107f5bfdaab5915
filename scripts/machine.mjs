// Finds out what this machine lacks, and installs it or says how to.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'new-beginnings');
const TOOLS = join(CACHE, 'tools');

// One target folder outside of the checkout, so that a second clone does not compile everything again.
process.env.CARGO_TARGET_DIR ??= join(CACHE, 'target');
process.env.PATH = `${join(TOOLS, 'bin')}:${join(homedir(), '.cargo/bin')}:${process.env.PATH}`;
export const TARGET = process.env.CARGO_TARGET_DIR;

/** Debian packages, grouped by purpose. */
const PACKAGES = {
  service: ['build-essential', 'pkg-config'],
  kiosk: ['libwebkit2gtk-4.1-dev'],
  // The tests start servers of their own with their programs.
  database: ['postgresql', 'pgbouncer'],
  journeys: [
    'chromium',
    'chromium-headless-shell',
    'xvfb',
    // A display with a touch screen.
    'xserver-xorg-core',
    'xserver-xorg-video-dummy',
    'openbox',
    'webkit2gtk-driver',
    'dbus',
    'gnome-keyring',
    'openssl',
    'xdotool',
    'x11-apps',
    'libfaketime',
    'x11-utils',
    'poppler-utils',
    'at-spi2-core',
    'python3-gi',
  ],
  // frictionless, which validates packages of open data, is on PyPI.
  'open data': ['python3-venv'],
  package: ['dpkg', 'xz-utils'],
  'clean root': ['mmdebstrap', 'procps'],
  bench: [
    'chromium',
    'chromium-headless-shell',
    'xvfb',
    'openbox',
    'wrk',
    'nginx-light',
    'poppler-utils',
    'python3-pip',
  ],
};

/** Prints the problem and its remedy, and ends the command. */
export function giveUp(problem, remedy) {
  console.error(`\n✗ ${problem}\n  ${remedy}\n`);
  process.exit(1);
}

/** Ends the command when Rust or Node.js is missing or too old. */
export function requireLanguages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(`Node.js ${process.versions.node} is too old.`, 'Get 20.19 or newer from nodejs.org.');
  }
  const cargo = spawnSync('cargo', ['--version'], { encoding: 'utf8' });
  if (cargo.status !== 0) giveUp('Rust is missing.', 'Get it from rustup.rs, then run this again.');
  const version = /(\d+)\.(\d+)/.exec(cargo.stdout);
  if (Number(version[1]) === 1 && Number(version[2]) < 92) {
    giveUp(`Rust ${version[0]} is too old.`, 'Run `rustup update`, then run this again.');
  }
}

/** Installs the missing Debian packages of these groups. */
export function ensurePackages(...groups) {
  const wanted = [...new Set(groups.flatMap((group) => PACKAGES[group]))];
  const missing = wanted.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...missing];
  const command = `sudo ${install.join(' ')}`;
  if (!existsSync('/usr/bin/apt-get')) {
    giveUp(
      `This machine lacks: ${missing.join(', ')} (Debian's names).`,
      'Install them, then run this again.',
    );
  }
  const prefix = process.getuid() === 0 ? [] : ['sudo', '-n'];
  if (prefix.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) {
    giveUp(`This machine lacks: ${missing.join(', ')}.`, `Run:  ${command}`);
  }
  console.log(`  installing ${missing.join(', ')}`);
  const apt = (...words) =>
    spawnSync([...prefix, ...words][0], [...prefix, ...words].slice(1), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt('apt-get', 'update', '-q');
  if (!apt(...install)) giveUp('The packages could not be installed.', `Try:  ${command}`);
}

function isInstalled(name) {
  const query = spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' });
  return query.stdout?.includes('install ok installed') ?? false;
}

/** Runs `npm ci` unless the installed packages came from this lock file. */
export function ensureNpmPackages() {
  const stamp = join(ROOT, 'node_modules/.from-lock');
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  writeFileSync(stamp, lock);
}

/** Installs a program from crates.io in our own folder. `more` goes to `cargo install`. */
export function ensureTool(name, version, ...more) {
  const installed = join(TOOLS, 'bin', name);
  if (existsSync(installed) && statSync(installed).isFile()) return;
  if (spawnSync(name, ['--version']).status === 0) return;
  const words = ['install', name, '--version', version, '--locked', '--root', TOOLS, ...more];
  execFileSync('cargo', words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Only with --debug it would have them: nobody looks into these programs.
    env: { ...process.env, CARGO_PROFILE_DEV_DEBUG: '0' },
  });
}

/** Returns whether there is a display to open a window on. */
export function hasDisplay() {
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
