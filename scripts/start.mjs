// `npm start`: starts the service with the starter lists and the website on one address, and the
// kiosk window if there is a display.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureNpmPackages,
  ensurePackages,
  giveUp,
  hasDisplay,
  requireLanguages,
  ROOT,
  TARGET,
} from './machine.mjs';
import { run, step, tryRun } from './steps.mjs';

await step('Rust and Node.js', requireLanguages);
await step('Debian packages', () => ensurePackages('service'));
const SERVICE = ['build', '-p', 'sync-service'];
// The first time, the crates are compiled while npm loads and the screens are built. The service
// itself contains the screens: should it come to its turn before they are there, it fails here and
// is built below.
const ahead = existsSync(join(TARGET, 'debug/sync-service'))
  ? undefined
  : tryRun('service', 'cargo', SERVICE);
await step('npm packages', ensureNpmPackages);
await step('the screens', () => run('npm', ['run', '--silent', 'build:ui']));
// Only the service, so that the page opens minutes before the rest is built.
await step('the service (the first time this takes a few minutes)', async () => {
  await ahead;
  run('cargo', SERVICE);
});

const children = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
const address = await startService();
console.log(`\n  ┌─${'─'.repeat(address.length + 26)}─┐`);
console.log(`  │ New Beginnings is open at ${address} │`);
console.log(`  └─${'─'.repeat(address.length + 26)}─┘\n  Ctrl+C stops it.\n`);
await step('the program that reads resumes (the service reads none before)', () =>
  run('cargo', ['build', '-p', 'resume-reader']),
);
if (hasDisplay()) await openKiosk();
else console.log('There is no display, so the kiosk window stays closed.');

function startService() {
  const settings = { NB_DATA: join(ROOT, '.data'), NB_LISTEN: '127.0.0.1:8080' };
  const service = spawn(join(TARGET, 'debug/sync-service'), ['serve'], {
    env: { ...settings, ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(service);
  service.on('exit', (code) => {
    stop();
    if (code)
      giveUp(
        'The service has ended.',
        'Its last words are above. NB_LISTEN=127.0.0.1:9000 npm start takes another port.',
      );
  });
  return new Promise((resolve) => {
    let text = '';
    service.stdout.on('data', (chunk) => {
      text += chunk;
      const ready = /ready at (http:\/\/\S+)/.exec(text);
      if (ready) resolve(ready[1]);
    });
  });
}

async function openKiosk() {
  await step('Debian packages for the kiosk window', () => ensurePackages('kiosk'));
  await step('the kiosk window', () => run('cargo', ['build', '-p', 'new-beginnings-kiosk']));
  const settings = { NB_SERVICE_URL: address, NB_KIOSK_DATA: join(ROOT, '.data/kiosk') };
  const kiosk = spawn(join(TARGET, 'debug/new-beginnings-kiosk'), [], {
    env: { ...settings, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(kiosk);
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
