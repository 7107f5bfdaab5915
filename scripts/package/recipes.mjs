// What each Debian package holds, where each file goes, and its mode.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine.mjs';

const VERSION = /^version = "(.*)"$/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8'))[1];

/** The window for a terminal; `programs` is the folder of the built programs. */
export function kiosk(programs) {
  const name = 'new-beginnings-kiosk';
  const source = (file) => join(ROOT, 'packaging/kiosk', file);
  return {
    name,
    version: VERSION,
    files: [
      [join(programs, name), 'usr/bin/new-beginnings-kiosk', 0o755],
      [source('session'), `usr/lib/${name}/session`, 0o755],
      [source('openbox.xml'), `usr/share/${name}/openbox.xml`, 0o644],
      [source('kiosk.toml'), 'etc/new-beginnings/kiosk.toml', 0o644],
      [source(`${name}.service`), `usr/lib/systemd/user/${name}.service`, 0o644],
      [source('new-beginnings.desktop'), 'usr/share/xsessions/new-beginnings.desktop', 0o644],
      [source('xorg.conf'), `usr/share/X11/xorg.conf.d/90-${name}.conf`, 0o644],
      [source('README.md'), `usr/share/doc/${name}/README.md`, 0o644],
      [join(ROOT, 'LICENSE'), `usr/share/doc/${name}/copyright`, 0o644],
    ],
    scripts: [],
    relations: [
      'Depends: ca-certificates, libwebkit2gtk-4.1-0 (>= 2.40), libgtk-3-0, openbox, x11-xserver-utils, x11-xkb-utils, dbus-user-session | dbus-x11',
      'Recommends: xserver-xorg, lightdm, speech-dispatcher, espeak-ng, fonts-dejavu-core',
      'Suggests: cups, udiskie',
    ],
    description: `kiosk window of New Beginnings
 Food, clothes, a bed, an ID, work: lists for people who begin anew after prison, on a terminal that
 a re-entry centre can leave alone. Locked, forgetful, and readable without a network.`,
  };
}

/** The service with the website inside it. */
export function service(programs) {
  const name = 'new-beginnings-service';
  const source = (file) => join(ROOT, 'packaging/service', file);
  return {
    name,
    version: VERSION,
    files: [
      [join(programs, 'sync-service'), 'usr/bin/sync-service', 0o755],
      [source(name), `usr/sbin/${name}`, 0o755],
      [source('service.env'), 'etc/new-beginnings/service.env', 0o644],
      [source(`${name}.service`), `usr/lib/systemd/system/${name}.service`, 0o644],
      [source('sysusers.conf'), `usr/lib/sysusers.d/${name}.conf`, 0o644],
      [source('port-443.conf'), `usr/share/doc/${name}/port-443.conf`, 0o644],
      [join(ROOT, 'docs/SERVICE.md'), `usr/share/doc/${name}/SERVICE.md`, 0o644],
      [join(ROOT, 'LICENSE'), `usr/share/doc/${name}/copyright`, 0o644],
    ],
    scripts: ['postinst', 'prerm', 'postrm'].map(source),
    relations: [
      'Depends: libc6 (>= 2.36), libgcc-s1, ca-certificates, procps, systemd (>= 250), util-linux (>= 2.36)',
      'Suggests: nginx | caddy',
    ],
    description: `server of New Beginnings
 Lists of food, shelter, IDs and work for people who leave prison, accounts with resumes, and the
 website. Runs as a system user of its own that can reach nothing but its data.`,
  };
}
