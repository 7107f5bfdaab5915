// `npm run kiosk`: starts the kiosk window with the service at NB_SERVICE_URL
// (http://127.0.0.1:8080 if not set).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  ensureNpmPackages,
  ensurePackages,
  giveUp,
  hasDisplay,
  requireLanguages,
  TARGET,
} from './machine.mjs';
import { run, step } from './steps.mjs';

if (!hasDisplay()) giveUp('There is no display.', 'Start it in a graphical session.');
await step('Rust and Node.js', requireLanguages);
await step('Debian packages', () => ensurePackages('service', 'kiosk'));
await step('npm packages', ensureNpmPackages);
await step('the screens', () => run('npm', ['run', '--silent', 'build:ui']));
await step('the kiosk window', () => run('cargo', ['build', '-p', 'new-beginnings-kiosk']));
spawnSync(join(TARGET, 'debug/new-beginnings-kiosk'), process.argv.slice(2), { stdio: 'inherit' });
