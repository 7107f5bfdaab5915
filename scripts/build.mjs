// `npm run build`: builds the two programs for installation, without debug information.
import { join } from 'node:path';
import { ensureNpmPackages, ensurePackages, requireLanguages, TARGET } from './machine.mjs';
import { run, step, summary } from './steps.mjs';

step('Rust and Node.js', requireLanguages);
step('Debian packages', () => ensurePackages('service', 'kiosk'));
step('npm packages', ensureNpmPackages);
step('the screens', () => run('npm', ['run', '--silent', 'build:ui']));
step('the programs', () => run('cargo', ['build', '--release', '--workspace', '--bins']));
summary();
console.log(
  `\n${join(TARGET, 'release/sync-service')}\n${join(TARGET, 'release/new-beginnings-kiosk')}`,
);
