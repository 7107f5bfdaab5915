// Bounds the processor time of a program through the kernel's control groups (cgroups(7), version 1 or 2).
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** In microseconds. The kernel gives shares in steps of 5 ms, so shorter periods are not exact. */
const PERIOD = 100_000;

/**
 * Gives a process and its threads a share of one core. Answers a function that removes the bound's group,
 * to be called when the process has ended. Only root may do this.
 */
export function boundToShare(pid, share) {
  const isVersion2 = existsSync(join(ROOT, 'cgroup.controllers'));
  const group = join(ROOT, isVersion2 ? '' : 'cpu', `nb-bench-${pid}`);
  const quota = Math.round(share * PERIOD);
  mkdirSync(group);
  if (isVersion2) {
    writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`);
  } else {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  }
  writeFileSync(join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}
