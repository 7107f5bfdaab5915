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
  requireLanguages();
  ensurePackages('service', 'kiosk', 'bench');
  ensureNpmPackages();
  const run = (command, args) => execFileSync(command, args, { stdio: ['ignore', 2, 2] });
  run('npm', ['run', '--silent', 'build:ui']);
  run('cargo', ['build', '--release', '--workspace', '--bins', '--examples']);
  return {
    service: join(TARGET, 'release/sync-service'),
    kiosk: join(TARGET, 'release/new-beginnings-kiosk'),
    peer: join(TARGET, 'release/examples/bare_axum'),
    hashRate: join(TARGET, 'release/examples/hash_rate'),
  };
}
