// `npm run package`: the kiosk as a Debian package, made with dpkg-deb. With `-- --try` it is also
// installed in a clean root and started there on a virtual screen.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureNpmPackages, ensurePackages, requireLanguages, ROOT, TARGET } from './machine.mjs';
import { tryPackage } from './package/try.mjs';
import { run, step, summary } from './steps.mjs';

const SOURCES = join(ROOT, 'packaging/kiosk');
const VERSION = /^version = "(.*)"$/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8'))[1];

/** Where each file goes, and its mode. */
const FILES = [
  [join(TARGET, 'release/new-beginnings-kiosk'), 'usr/bin/new-beginnings-kiosk', 0o755],
  [join(SOURCES, 'session'), 'usr/lib/new-beginnings-kiosk/session', 0o755],
  [join(SOURCES, 'openbox.xml'), 'usr/share/new-beginnings-kiosk/openbox.xml', 0o644],
  [join(SOURCES, 'kiosk.toml'), 'etc/new-beginnings/kiosk.toml', 0o644],
  [
    join(SOURCES, 'new-beginnings-kiosk.service'),
    'usr/lib/systemd/user/new-beginnings-kiosk.service',
    0o644,
  ],
  [join(SOURCES, 'new-beginnings.desktop'), 'usr/share/xsessions/new-beginnings.desktop', 0o644],
  [join(SOURCES, 'xorg.conf'), 'usr/share/X11/xorg.conf.d/90-new-beginnings-kiosk.conf', 0o644],
  [join(SOURCES, 'README.md'), 'usr/share/doc/new-beginnings-kiosk/README.md', 0o644],
  [join(ROOT, 'LICENSE'), 'usr/share/doc/new-beginnings-kiosk/copyright', 0o644],
];

step('Rust and Node.js', requireLanguages);
step('Debian packages', () => ensurePackages('service', 'kiosk', 'package'));
step('npm packages', ensureNpmPackages);
step('the screens', () => run('npm', ['run', '--silent', 'build:ui']));
step('the kiosk', () => run('cargo', ['build', '--release', '--workspace', '--bins']));
let made = '';
step('the package', () => {
  made = makePackage(join(ROOT, 'artifacts'));
});
if (process.argv.includes('--try')) step('… in a clean root', () => tryPackage(made));
summary();
console.log(`\n${made}`);

/** Lays the files out as they are installed, and packs them. */
function makePackage(folder) {
  const root = mkdtempSync(join(tmpdir(), 'nb-package-'));
  const architecture = execFileSync('dpkg', ['--print-architecture'], { encoding: 'utf8' }).trim();
  for (const [from, to, mode] of FILES) put(root, from, to, mode);
  const kilobytes = FILES.reduce((sum, [from]) => sum + statSync(from).size / 1024, 0);
  write(root, 'DEBIAN/control', control(architecture, Math.ceil(kilobytes)));
  write(root, 'DEBIAN/conffiles', '/etc/new-beginnings/kiosk.toml\n');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `new-beginnings-kiosk_${VERSION}_${architecture}.deb`);
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', root, file]);
  rmSync(root, { recursive: true, force: true });
  return file;
}

function put(root, from, to, mode) {
  const file = join(root, to);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(from, file);
  chmodSync(file, mode);
}

function write(root, name, text) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

function control(architecture, kilobytes) {
  return `Package: new-beginnings-kiosk
Version: ${VERSION}
Architecture: ${architecture}
Maintainer: New Beginnings <contact@new-beginnings.example>
Installed-Size: ${kilobytes}
Depends: ca-certificates, libwebkit2gtk-4.1-0 (>= 2.40), libgtk-3-0, openbox, x11-xserver-utils, x11-xkb-utils, dbus-user-session | dbus-x11
Recommends: xserver-xorg, lightdm, speech-dispatcher, espeak-ng, fonts-dejavu-core
Suggests: cups, udiskie
Section: misc
Priority: optional
Description: kiosk window of New Beginnings
 Food, clothes, a bed, an ID, work: lists for people who begin anew after prison, on a terminal that
 a re-entry centre can leave alone. Locked, forgetful, and readable without a network.
`;
}
