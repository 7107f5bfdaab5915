import { execFileSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Builds the website and the release binaries, and names them. */
export function buildForBench() {
  const target = process.env.CARGO_TARGET_DIR ?? join(homedir(), '.cache/new-beginnings/target');
  const run = (command, args) =>
    execFileSync(command, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, CARGO_TARGET_DIR: target },
    });
  run('npm', ['run', '--silent', 'build:ui']);
  run('cargo', ['build', '--release', '--workspace', '--bins', '--examples']);
  return {
    service: join(target, 'release/sync-service'),
    kiosk: join(target, 'release/new-beginnings-kiosk'),
    peer: join(target, 'release/examples/bare_axum'),
  };
}
