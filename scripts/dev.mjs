// `npm run dev`: starts a service, and the screens with instant reload at http://localhost:5173.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureNpmPackages, ensurePackages, requireLanguages, ROOT, TARGET } from './machine.mjs';
import { run, step } from './steps.mjs';

await step('Rust and Node.js', requireLanguages);
await step('Debian packages', () => ensurePackages('service'));
await step('npm packages', ensureNpmPackages);
await step('the service', () =>
  run('cargo', ['build', '-p', 'sync-service', '-p', 'resume-reader']),
);

const service = spawn(
  join(TARGET, 'debug/sync-service'),
  ['serve', '--data', join(ROOT, '.data')],
  {
    stdio: 'inherit',
  },
);
const vite = spawn('npx', ['vite'], { cwd: ROOT, stdio: 'inherit' });
vite.on('exit', () => service.kill('SIGTERM'));
service.on('exit', () => vite.kill('SIGTERM'));
