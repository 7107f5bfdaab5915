import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { findPlaces, type Place, type Places } from '../places';
import { startService, type Service } from '../service';
import { openShipped, type Shipped } from '../shipped';
import { DEVICE } from '../visit';

const EMAIL = 'canary-person@example.org';
const PASSWORD = 'Canary2024word';

/** What the process that stays between visits holds (proc(5)). */
function sizeOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const number = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1]);
  return {
    files: readdirSync(`/proc/${pid}/fd`).length,
    threads: number('Threads'),
    kilobytes: number('RssAnon'),
  };
}

describe.runIf(DEVICE === 'kiosk')('the end of a visit at a kiosk as it is shipped', () => {
  let service: Service;
  let kiosk: Shipped;
  let places: Places;
  beforeAll(async () => {
    service = await startService();
    const scratch = mkdtempSync(join(tmpdir(), 'nb-places-'));
    places = await findPlaces({
      NB_SERVICE_URL: service.address,
      NB_KIOSK_DATA: join(scratch, 'kiosk'),
      NB_OUTBOX_KEY: join(scratch, 'key'),
    });
    rmSync(scratch, { recursive: true, force: true });
    const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
    await fetch(`${service.address}/v1/accounts:signUp?key=k`, { method: 'POST', body });
    // No time ends a visit before what a test does, however long that takes.
    kiosk = await openShipped({
      NB_SERVICE_URL: service.address,
      NB_IDLE_SIGNED_OUT: '3600',
      NB_IDLE_SIGNED_IN: '3600',
    });
  });
  afterAll(async () => {
    await kiosk.close();
    await service.stop();
  });

  const presses = ([x, y]: Place) => void kiosk.x('mousemove', String(x), String(y), 'click', '1');
  const inMemory = (...texts: string[]) =>
    JSON.parse(
      execFileSync('node', ['bench/memory.mjs', String(kiosk.pid()), ...texts], {
        encoding: 'utf8',
      }),
    ) as string[];
  /** Until another process shows the first page and answers. */
  const replaced = async (before: number, patience = 20_000, of = kiosk): Promise<void> => {
    await patiently(
      () => Promise.resolve(![0, before].includes(of.window()) && of.isHome()),
      patience,
    );
    await of.answers(patience);
  };

  const logsIn = async () => {
    presses(places.profile);
    // The words are in memory once the form has taken them; a press that came too early is repeated.
    await patiently(() => {
      presses(places.email);
      kiosk.x('key', 'ctrl+a');
      kiosk.x('type', '--delay', '8', EMAIL);
      return Promise.resolve(inMemory(EMAIL).length > 0);
    });
    presses(places.password);
    kiosk.x('type', '--delay', '8', PASSWORD);
    kiosk.x('key', 'Return');
    // The service tells when the sign-in has arrived.
    await patiently(() => Promise.resolve(inMemory('eyJ').length > 0));
  };

  test('G2 KSK-3 nothing of a person is in the memory of any process after a log-in', async () => {
    await logsIn();
    expect(inMemory(EMAIL, PASSWORD).length, 'the search finds what is there').toBeGreaterThan(1);
    const before = kiosk.window();
    kiosk.x('key', 'Shift_L', 'Shift_L', 'Shift_L');
    await replaced(before);
    expect(inMemory(EMAIL, PASSWORD)).toEqual([]);
  });

  test('G4 KSK-5 "Leave now" ends it by the same way', async () => {
    const before = kiosk.window();
    // The bar comes a moment after the page.
    await patiently(() => {
      presses(places.leave);
      return Promise.resolve(kiosk.window() !== before);
    });
    await replaced(before);
  });

  test('G4 KSK-5 Shift three times ends it while the page hangs', async () => {
    const before = kiosk.window();
    kiosk.drawing().forEach((pid) => process.kill(pid, 'SIGSTOP'));
    kiosk.x('key', 'Shift_L', 'Shift_L', 'Shift_L');
    await replaced(before);
  });

  test('G1 KSK-5 so does the time, in a process of its own', async () => {
    const left = await openShipped({
      NB_SERVICE_URL: service.address,
      NB_IDLE_SIGNED_OUT: '5',
      NB_IDLE_REACT: '20',
    });
    try {
      const before = left.window();
      left.x('mousemove', '600', '500');
      left.x('mousemove', '610', '510');
      await replaced(before, 60_000, left);
    } finally {
      await left.close();
    }
  });

  test('KSK-5 a main process that stands still is replaced', async () => {
    const before = kiosk.window();
    process.kill(before, 'SIGSTOP');
    // Ten seconds; thirty when it stopped before its first sign of life.
    await replaced(before, 45_000);
  });

  test('KSK-5 nothing that the window started outlives it', async () => {
    const before = [kiosk.window(), ...kiosk.drawing()];
    kiosk.drawing().forEach((pid) => process.kill(pid, 'SIGSTOP'));
    process.kill(kiosk.window(), 'SIGKILL');
    await replaced(before[0] ?? 0);
    const alive = readdirSync('/proc').map(Number);
    expect(before.filter((pid) => alive.includes(pid))).toEqual([]);
  });

  test('G2 KSK-5 fifty visits do not make the program grow', async () => {
    const endsAVisit = async () => {
      const before = kiosk.window();
      // A press that comes before the new process listens is repeated.
      await patiently(() => {
        kiosk.x('key', 'Shift_L', 'Shift_L', 'Shift_L');
        return Promise.resolve(![0, before].includes(kiosk.window()));
      }, 30_000);
    };
    // While a window is being replaced there are a thread and some files more: the page answers first.
    const sizeBetween = async () => {
      await replaced(0);
      return sizeOf(kiosk.pid());
    };
    for (let visit = 0; visit < 5; visit += 1) await endsAVisit();
    const first = await sizeBetween();
    for (let visit = 0; visit < 50; visit += 1) await endsAVisit();
    let last = await sizeBetween();
    await patiently(() => {
      last = sizeOf(kiosk.pid());
      return Promise.resolve(last.files <= first.files && last.threads <= first.threads);
    }).catch(() => expect(last).toMatchObject({ files: first.files, threads: first.threads }));
    expect(last.kilobytes).toBeLessThan(first.kilobytes + 1024);
  });

  test('G2 KSK-3 after all that the home of the kiosk tells nothing of a person', () => {
    const files = readdirSync(kiosk.home, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.includes('recently-used'))).toEqual([]);
    const found = execFileSync('sh', ['-c', 'grep -rlaE canary "$1" || true', 'sh', kiosk.home], {
      encoding: 'utf8',
    });
    expect(found).toBe('');
    expect(kiosk.isRunning()).toBe(true);
  });
});
