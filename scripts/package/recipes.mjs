// The contents of each Debian package: source, destination and mode of each file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine.mjs';

const VERSION = /^version = "(.*)"$/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8'))[1];

/** Returns the recipe of the kiosk. `programs` is the folder of the built programs. */
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
      [join(ROOT, 'docs/KIOSK.md'), `usr/share/doc/${name}/KIOSK.md`, 0o644],
      [join(ROOT, 'LICENSE'), `usr/share/doc/${name}/copyright`, 0o644],
    ],
    scripts: [],
    relations: [
      'Depends: ca-certificates, libwebkit2gtk-4.1-0 (>= 2.40), libgtk-3-0, openbox, x11-xserver-utils, x11-xkb-utils, dbus-user-session | dbus-x11',
      'Recommends: xserver-xorg, lightdm, speech-dispatcher, espeak-ng, fonts-dejavu-core',
      'Suggests: cups, udiskie',
    ],
    description: `kiosk program of New Beginnings
 Shows lists of food, clothes, shelter, IDs and work to people who come out of prison, on a shared PC.
 Visitors cannot leave its window, it forgets each visit, and it works without a network.`,
  };
}

/** Returns the recipe of the service, with the website inside the program. */
export function service(programs) {
  const name = 'new-beginnings-service';
  const source = (file) => join(ROOT, 'packaging/service', file);
  return {
    name,
    version: VERSION,
    files: [
      [join(programs, 'sync-service'), 'usr/bin/sync-service', 0o755],
      [join(programs, 'read-resume'), 'usr/bin/read-resume', 0o755],
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
 Serves lists of food, shelter, IDs and work for people who come out of prison, accounts with resumes,
 and the website. Runs as its own system user, which can write only to its data folder.`,
  };
}
