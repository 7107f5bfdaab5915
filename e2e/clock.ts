import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';
const LIBRARY = 'faketime/libfaketimeMT.so.1';

/** The clock of a program that is started in `env` (libfaketime). Its timers stay real. */
export interface Clock {
  env: Record<string, string>;
  /** Moves the clock forward by a number of seconds. */
  passes(seconds: number): void;
  close(): void;
}

export function makeClock(): Clock {
  const folder = mkdtempSync(join(tmpdir(), 'nb-e2e-clock-'));
  const [file, next] = [join(folder, 'offset'), join(folder, 'next')];
  let offset = 0;
  const passes = (seconds: number) => {
    offset += seconds;
    // The program may read at any time: it sees the old offset or the new one, never half of it.
    writeFileSync(next, `+${offset}s`);
    renameSync(next, file);
  };
  passes(0);
  return {
    env: { ...preloaded(), FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' },
    passes,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The environment of a program whose clock starts at `moment`, as `2027-01-05 10:00:00` in New York. */
export function clockFrom(moment: string): Record<string, string> {
  return { ...preloaded(), FAKETIME: `@${moment}`, TZ: 'America/New_York' };
}

function preloaded(): Record<string, string> {
  const machine = readdirSync(LIBRARIES).find((name) => name.endsWith('-linux-gnu'));
  return {
    LD_PRELOAD: join(LIBRARIES, machine ?? '', LIBRARY),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
}
