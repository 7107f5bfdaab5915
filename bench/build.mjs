import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  ensureNpmPackages,
  ensurePackages,
  requireLanguages,
  TARGET,
} from '../scripts/machine.mjs';

/** Builds the website and the release programs, and returns their paths. */
export function buildForBench() {
  ensureParts();
  const run = (command, args) => execFileSync(command, args, { stdio: ['ignore', 2, 2] });
  run('npm', ['run', '--silent', 'build:ui']);
  run('cargo', ['build', '--release', '--workspace', '--bins', '--examples']);
  return programsIn(join(TARGET, 'release'));
}

function ensureParts() {
  requireLanguages();
  ensurePackages('service', 'database', 'kiosk', 'bench');
  ensureNpmPackages();
}

/** Returns the paths of programs that are built. */
export function builtIn(folder) {
  ensureParts();
  return programsIn(folder);
}

function programsIn(folder) {
  return {
    service: join(folder, 'sync-service'),
    kiosk: join(folder, 'new-beginnings-kiosk'),
    peer: join(folder, 'examples/bare_axum'),
    hashRate: join(folder, 'examples/hash_rate'),
    matchTimes: join(folder, 'examples/match_times'),
  };
}
