// A network namespace in which this machine has every address of 198.18.0.0/15 (RFC 2544). Callers then
// have addresses that are not loopback, so the limits by network apply to them.
import { spawnSync } from 'node:child_process';

const SETUP = 'ip link set lo up && ip route add local 198.18.0.0/15 dev lo && exec "$0" "$@"';

/** Runs a Node.js script in such a namespace and returns its exit code. */
export function runInOwnNetwork(script, args) {
  const command = ['--user', '--map-root-user', '--net', 'sh', '-c', SETUP];
  const run = [process.execPath, script, ...args];
  const { status, error } = spawnSync('unshare', [...command, ...run], { stdio: 'inherit' });
  if (error) throw error;
  return status ?? 1;
}

/** Returns an address in an attacker's network. */
export const attacker = (number) => `198.18.${(number >> 8) & 255}.${number & 255 || 256 - 1}`;

/** Returns the address of an honest person. */
export const honest = (number) => `198.19.0.${1 + (number % 250)}`;
