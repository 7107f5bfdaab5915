// Builds a Debian package with dpkg-deb.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Packs the files of a recipe (see recipes.mjs) into `folder` and returns the package's path.
 * `compression` is a name that dpkg-deb knows. */
export function makePackage(recipe, folder, compression) {
  const root = mkdtempSync(join(tmpdir(), 'nb-package-'));
  const architecture = execFileSync('dpkg', ['--print-architecture'], { encoding: 'utf8' }).trim();
  for (const [from, to, mode] of recipe.files) put(root, from, to, mode);
  for (const from of recipe.scripts) put(root, from, join('DEBIAN', from.split('/').at(-1)), 0o755);
  const kilobytes = recipe.files.reduce((sum, [from]) => sum + statSync(from).size / 1024, 0);
  write(root, 'DEBIAN/control', control(recipe, architecture, Math.ceil(kilobytes)));
  const settings = recipe.files.map(([, to]) => to).filter((to) => to.startsWith('etc/'));
  write(root, 'DEBIAN/conffiles', settings.map((to) => `/${to}\n`).join(''));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${recipe.name}_${recipe.version}_${architecture}.deb`);
  execFileSync('dpkg-deb', ['--root-owner-group', `-Z${compression}`, '--build', root, file]);
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

function control(recipe, architecture, kilobytes) {
  return `Package: ${recipe.name}
Version: ${recipe.version}
Architecture: ${architecture}
Maintainer: New Beginnings <contact@new-beginnings.example>
Installed-Size: ${kilobytes}
${recipe.relations.join('\n')}
Section: misc
Priority: optional
Description: ${recipe.description}
`;
}
