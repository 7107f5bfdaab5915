// `npm run build`: builds the two programs for installation, without debug information.
import { join } from 'node:path';
import { ensureNpmPackages, ensurePackages, requireLanguages, TARGET } from './machine.mjs';
import { run, step, summary } from './steps.mjs';

await step('Rust and Node.js', requireLanguages);
await step('Debian packages', () => ensurePackages('service', 'kiosk'));
await step('npm packages', ensureNpmPackages);
await step('the screens', () => run('npm', ['run', '--silent', 'build:ui']));
await step('the programs', () => run('cargo', ['build', '--release', '--workspace', '--bins']));
summary();
console.log(
  ['sync-service', 'read-resume', 'new-beginnings-kiosk']
    .map((program) => `\n${join(TARGET, 'release', program)}`)
    .join(''),
);
