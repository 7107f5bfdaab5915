// `npm run package`: builds the Debian packages of the kiosk and the service.
//   -- --only kiosk    builds one of them (or: service)
//   -- --try           also installs and starts each package in a fresh Debian system
//   -- --debug         uses a debug build, for a quick trial
import { join } from 'node:path';
import { ensureNpmPackages, ensurePackages, requireLanguages, ROOT, TARGET } from './machine.mjs';
import { giveUp } from './machine.mjs';
import { makePackage } from './package/build.mjs';
import * as recipes from './package/recipes.mjs';
import { tryKiosk } from './package/tryKiosk.mjs';
import { tryService } from './package/tryService.mjs';
import { run, step, summary } from './steps.mjs';

const TRIALS = { kiosk: tryKiosk, service: tryService };
const words = process.argv.slice(2);
const only = words.includes('--only') ? words[words.indexOf('--only') + 1] : undefined;
const wanted = only ? [only] : Object.keys(TRIALS);
if (only && !(only in TRIALS)) giveUp(`There is no package “${only}”.`, 'Take kiosk or service.');
const profile = words.includes('--debug') ? 'debug' : 'release';
// The kiosk is built with the service and the same features, so that nothing is compiled twice.
const crates = only === 'service' ? ['-p', 'sync-service', '-p', 'resume-reader'] : ['--workspace'];
const build = ['build', ...(profile === 'release' ? ['--release'] : []), ...crates, '--bins'];
// With the features of the tests, their debug build is used again.
if (profile === 'debug') build.push('--features', 'sync-protocol/typescript');

await step('Rust and Node.js', requireLanguages);
await step('Debian packages', () => {
  ensurePackages('service', ...(only === 'service' ? [] : ['kiosk']), 'package');
});
await step('npm packages', ensureNpmPackages);
await step('the screens', () => run('npm', ['run', '--silent', 'build:ui']));
await step('the programs', () => run('cargo', build));
const made = {};
const folder = join(ROOT, 'artifacts');
// Compressing a large debug build would take too long.
const compression = profile === 'debug' ? 'none' : 'xz';
await step('the packages', () => {
  for (const name of wanted)
    made[name] = makePackage(recipes[name](join(TARGET, profile)), folder, compression);
});
if (words.includes('--try'))
  for (const name of wanted) {
    await step(`… ${name} in a clean root`, () => TRIALS[name](made[name]));
  }
summary();
console.log(`\n${Object.values(made).join('\n')}`);
