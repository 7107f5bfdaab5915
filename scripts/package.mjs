// `npm run package`: the kiosk and the service as Debian packages. `-- --only kiosk` or
// `-- --only service` makes one of them. With `-- --try` each is also installed in a clean root and
// started there. `-- --debug` takes the programs of a debug build, for a quick trial.
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
// The kiosk is always built with the service: the same features, so that nothing is compiled twice.
const crates = only === 'service' ? ['-p', 'sync-service'] : ['--workspace'];
const build = ['build', ...(profile === 'release' ? ['--release'] : []), ...crates, '--bins'];
// As in the tests, so that a debug build is the one they left.
if (profile === 'debug') build.push('--features', 'sync-protocol/typescript');

step('Rust and Node.js', requireLanguages);
step('Debian packages', () => {
  ensurePackages('service', ...(only === 'service' ? [] : ['kiosk']), 'package');
});
step('npm packages', ensureNpmPackages);
step('the screens', () => run('npm', ['run', '--silent', 'build:ui']));
step('the programs', () => run('cargo', build));
const made = {};
const folder = join(ROOT, 'artifacts');
// A debug build is large and soon thrown away.
const compression = profile === 'debug' ? 'none' : 'xz';
step('the packages', () => {
  for (const name of wanted)
    made[name] = makePackage(recipes[name](join(TARGET, profile)), folder, compression);
});
if (words.includes('--try'))
  for (const name of wanted) step(`… ${name} in a clean root`, () => TRIALS[name](made[name]));
summary();
console.log(`\n${Object.values(made).join('\n')}`);
