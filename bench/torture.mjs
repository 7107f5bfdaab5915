// `npm run torture [-- CYCLES [KIND]]`, and `-- strangers [MINUTES]` and `-- cluster [MINUTES]`: breaks
// things and counts what was lost. Without a kind it kills the service during sign-ups. The kinds are:
//   uploads    kills the service during uploads
//   enrolments kills the service while second steps are added
//   screen     kills the kiosk's web process and measures how long the screen is dead
//   visits     ends visits in every way and searches the disk for planted strings
//   return     lets CYCLES kiosks return in the same second
//   strangers  runs all attacks at once and measures memory and list reads
//   cluster    kills, cuts off and slows the parts of a cluster of two services
// The programs are built, unless NB_PROGRAMS names a folder of built ones, such as target/debug.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TARGET } from '../scripts/machine.mjs';
import { startService, stop } from './processes.mjs';
import { tortureCluster } from './torture/cluster.mjs';
import { tortureEnrolments } from './torture/enrolments.mjs';
import { tortureReturn } from './torture/return.mjs';
import { tortureScreen } from './torture/screen.mjs';
import { tortureStrangers } from './torture/strangers.mjs';
import { tortureUploads } from './torture/uploads.mjs';
import { tortureVisits } from './torture/visits.mjs';

const words = process.argv.slice(2);
const KIND = words.find((word) => !/^[\d.]+$/.test(word));
const NUMBER = words.find((word) => word !== KIND);
const CYCLES = Number(NUMBER ?? 200);
const MINUTES = Number(NUMBER ?? 10);
const CLIENTS = 8;
const PASSWORD = 'Sunrise2024';
const MANY = ['--trusted-proxies', '127.0.0.1', '--sign-ups-per-hour', '1000000'];

const programs = process.env.NB_PROGRAMS ?? join(TARGET, 'release');
const program = join(programs, 'sync-service');
if (!existsSync(program)) {
  const build = ['build', '--release', '--workspace', '--bins', '--examples'];
  execFileSync('cargo', build, { stdio: 'inherit' });
}
const folder = mkdtempSync(join(tmpdir(), 'nb-torture-'));
const data = join(folder, 'data');
const acknowledged = [];
let number = 0;

async function post(base, call, body) {
  // Each call comes from a network of its own, because rate limits are not tested here.
  const network = `198.18.${(number >> 8) & 255}.${number & 255}`;
  const headers = { 'X-Forwarded-For': network };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${base}/v1/accounts:${call}?key=k`, init);
  return { status: answer.status, body: await answer.json() };
}

/** Signs people up until the service was killed. */
async function signUps(base) {
  for (;;) {
    const email = `person${(number += 1)}@example.org`;
    try {
      const { status, body } = await post(base, 'signUp', { email, password: PASSWORD });
      if (status === 200) acknowledged.push({ email, token: body.idToken });
    } catch {
      return; // Not acknowledged: it may be there or not.
    }
  }
}

const kiosk = join(programs, 'new-beginnings-kiosk');
const OTHERS = {
  enrolments: async () => {
    const counts = await tortureEnrolments(program, data, CYCLES);
    return [counts, counts.lost === 0 && counts.acknowledged > CYCLES];
  },
  uploads: async () => {
    const counts = await tortureUploads(program, data, CYCLES);
    return [counts, counts.lost + counts['in part'] === 0 && counts.fine > 0];
  },
  screen: async () => {
    const counts = await tortureScreen({ service: program, kiosk }, CYCLES);
    return [counts, counts.late === 0];
  },
  return: async () => {
    const counts = await tortureReturn(program, data, CYCLES);
    return [counts, counts.failed + counts.unheard === 0];
  },
  visits: async () => {
    const counts = await tortureVisits({ service: program, kiosk }, CYCLES);
    return [counts, counts.found.length === 0 && counts['signed in'] > 0.9 * CYCLES];
  },
};
if (KIND === 'strangers') {
  const isFine = tortureStrangers(program, data, MINUTES);
  rmSync(folder, { recursive: true, force: true });
  process.exit(isFine ? 0 : 1);
}
if (KIND === 'cluster') {
  const { isFine, ...report } = await tortureCluster(programs, folder, MINUTES);
  rmSync(folder, { recursive: true, force: true });
  console.log(`\ncluster: ${JSON.stringify(report, null, 2)}`);
  process.exit(isFine ? 0 : 1);
}
const other = OTHERS[KIND];
if (other) {
  const [counts, isFine] = await other();
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${KIND}: ${JSON.stringify(counts)}`);
  process.exit(isFine ? 0 : 1);
}

let lost = 0;
try {
  for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
    const { child, address } = await startService(program, data, MANY);
    const before = acknowledged.length;
    const clients = Array.from({ length: CLIENTS }, () => signUps(address));
    await wait(100 + Math.random() * 300);
    await stop(child, 'SIGKILL');
    await Promise.all(clients);

    const again = await startService(program, data, MANY);
    for (const { email, token } of acknowledged.slice(before)) {
      const { status, body } = await post(again.address, 'lookup', { idToken: token });
      if (status !== 200 || body.users[0].email !== email) lost += 1;
    }
    await stop(again.child);
    process.stderr.write(`\r${cycle} kills, ${acknowledged.length} sign-ups, ${lost} lost `);
  }
  // Check all of them once more at the end.
  const { child, address } = await startService(program, data, MANY);
  for (const { token } of acknowledged) {
    const { status } = await post(address, 'lookup', { idToken: token });
    if (status !== 200) lost += 1;
  }
  await stop(child);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${CYCLES} kills, ${acknowledged.length} acknowledged sign-ups, ${lost} lost`);
process.exit(lost === 0 && acknowledged.length > 0 ? 0 : 1);
