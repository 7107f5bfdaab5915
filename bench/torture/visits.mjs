// Plays visits at the shipped kiosk with keys and the pointer, and ends each in another way. Then it
// searches every writable file, and the memory of every remaining process, for planted strings.
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inMemory } from '../memory.mjs';
import { childrenOf, drawing, start, startService, stop } from '../processes.mjs';
import { blank, openScreen, painted } from '../screen.mjs';

/** How a visit ends. `idle` takes the longest, so it is tried less often. */
const ENDS = ['quick exit', 'Shift', 'web process killed', 'window killed', 'power cut', 'idle'];
const IDLE_EVERY = 20;
/** Milliseconds until a sign-up was answered on the screen. */
const ARRIVED = 1500;
/** Milliseconds after the end of a visit until memory must be clean (claim G2). */
const MEMORY_AFTER = 5000;
/** Points on a screen of 1280 by 800. */
const PLACES = {
  profile: [618, 36],
  noAccount: [483, 499],
  email: [640, 223],
  password: [591, 328],
  confirm: [591, 437],
  leave: [83, 772],
};
const IDLE = { NB_IDLE_SIGNED_OUT: '2', NB_IDLE_SIGNED_IN: '2', NB_IDLE_REACT: '20' };

export async function tortureVisits({ service, kiosk }, sessions) {
  const folder = mkdtempSync(join(tmpdir(), 'nb-torture-visits-'));
  const home = join(folder, 'home');
  const runtime = join(home, 'run');
  mkdirSync(runtime, { recursive: true, mode: 0o700 });
  const { child, address } = await startService(service, join(folder, 'service'));
  const screen = await openScreen();
  const settings = {
    ...screen.env,
    HOME: home,
    TMPDIR: join(home, 'tmp'),
    XDG_RUNTIME_DIR: runtime,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_CONFIG_HOME: join(home, 'config'),
    NB_SERVICE_URL: address,
    NB_KIOSK_DATA: join(home, 'kiosk'),
    NB_KIOSK_LOG: join(home, 'kiosk.log'),
    NB_OUTBOX_KEY: join(home, 'outbox.key'),
  };
  mkdirSync(settings.TMPDIR);
  const x = (...words) =>
    execFileSync('xdotool', words, { env: { ...process.env, ...screen.env }, encoding: 'utf8' });
  const hand = {
    x,
    click: ([left, top]) => x('mousemove', String(left), String(top), 'click', '1'),
  };
  const found = [];
  const counts = Object.fromEntries(ENDS.map((name) => [name, 0]));
  let signedUp = 0;
  let control = 0;
  let before = 0;
  let remembered = 0;
  let window;
  const open = async (more = {}) => {
    // The last window may still be on the screen.
    await blank(screen);
    window = start(kiosk, [], { env: { ...settings, ...more } });
    await painted(screen, performance.now());
    await wait(400);
  };
  try {
    for (let session = 1; session <= sessions; session += 1) {
      const often = ENDS.slice(0, -1);
      const isIdle = session % IDLE_EVERY === 0;
      const end = isIdle ? 'idle' : often[Math.floor(Math.random() * often.length)];
      await open(end === 'idle' ? IDLE : {});
      const planted = `canary${session}x${Math.random().toString(36).slice(2, 8)}`;
      // A kill comes at any moment of the sign-up; the other ends need someone who is signed in.
      const isKill = end.endsWith('killed') || end === 'power cut';
      await plant(hand, planted, isKill ? Math.random() * ARRIVED : ARRIVED);
      // What is in memory now has to be found, or the search finds nothing later.
      before += Number(inMemory(window.pid, [planted]).length > 0);
      await endIt(end, hand, window.pid);
      counts[end] += 1;
      signedUp += Number(await hasAccount(address, planted));
      // What the service keeps has to be found, or the search finds nothing anywhere.
      control += Number(search(join(folder, 'service'), planted).length > 0);
      // A person whose process was killed is still there; leaving is what ends that visit.
      if (isKill && end !== 'power cut') hand.x('key', 'Shift_L', 'Shift_L', 'Shift_L');
      await wait(MEMORY_AFTER);
      const held = end === 'power cut' ? [] : inMemory(window.pid, [planted]);
      remembered += held.length;
      found.push(...held.map((place) => `${end}, memory: ${place}`));
      found.push(...search(home, planted).map((file) => `${end}: ${file}`));
      await stop(window, 'SIGKILL');
      found.push(...search(home, planted).map((file) => `${end}, after: ${file}`));
      process.stderr.write(`\r${session} sessions, ${signedUp} signed in, ${found.length} found `);
    }
  } finally {
    if (window) await stop(window, 'SIGKILL');
    await screen.close();
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    sessions,
    'signed in': signedUp,
    'found at the service': control,
    'in memory before the end': before,
    'in memory after it': remembered,
    ...counts,
    found,
  };
}

/** Signs up with a planted address, which is copied too, and a planted password; then waits. */
async function plant({ click, x }, planted, patience) {
  const password = `Aa1${planted}`;
  click(PLACES.profile);
  await wait(1000);
  click(PLACES.noAccount);
  await wait(500);
  for (const [place, text] of [
    [PLACES.email, `${planted}@example.org`],
    [PLACES.password, password],
    [PLACES.confirm, password],
  ]) {
    click(place);
    x('type', '--delay', '8', text);
    x('key', 'ctrl+a', 'ctrl+c');
    // WebKit queues keys and clicks apart: a click can overtake keys that came faster than they work.
    await wait(200);
  }
  x('key', 'Return');
  await wait(patience);
}

/** Whether the sign-up arrived: without it a session would plant next to nothing. */
async function hasAccount(address, planted) {
  const body = { email: `${planted}@example.org`, password: `Aa1${planted}` };
  const call = `${address}/v1/accounts:signInWithPassword?key=k`;
  return (await fetch(call, { method: 'POST', body: JSON.stringify(body) })).ok;
}

async function endIt(end, { click, x }, guard) {
  switch (end) {
    case 'quick exit':
      return click(PLACES.leave);
    case 'Shift':
      return x('key', 'Shift_L', 'Shift_L', 'Shift_L');
    case 'idle':
      return wait(25_000);
    case 'web process killed':
      return drawing(guard).forEach((pid) => process.kill(pid, 'SIGKILL'));
    case 'window killed':
      return childrenOf(guard).forEach((pid) => process.kill(pid, 'SIGKILL'));
    default:
      return process.kill(-guard, 'SIGKILL');
  }
}

/** Files below a folder that contain a text, also as UTF-16. */
export function search(folder, text) {
  const needles = [Buffer.from(text), Buffer.from(text, 'utf16le')];
  const hits = [];
  const look = (path) => {
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (!status) return;
    if (status.isDirectory()) {
      for (const name of readdirSync(path)) look(join(path, name));
    } else if (status.isFile()) {
      const bytes = readFileSync(path);
      if (needles.some((needle) => bytes.includes(needle))) hits.push(path);
    }
    if (path.includes(text)) hits.push(path);
  };
  look(folder);
  return hits;
}
