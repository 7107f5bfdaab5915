// Runs all attacks of strangers at once for some minutes, while honest people read lists, sign in, and
// upload and read resumes. Memory must stay below a bound, and lists must stay fast.
//
//     node bench/torture/strangers.mjs SERVICE DATA [MINUTES]      in its own network namespace
import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { residentMegabytes, startService, stop } from '../processes.mjs';
import { runInOwnNetwork } from './strangers/network.mjs';
import { prepare } from './strangers/prepare.mjs';
import { connections, highWaterMegabytes, watch } from './strangers/watch.mjs';

const MEMORY_MAX = 256;
/** Bound of the 99th percentile of list reads, in milliseconds. */
const READ_MAX = 50;
/** Milliseconds after the end until the last measurement. All time-outs are over then. */
const AFTER = 35_000;

/** Runs the attack in its own network namespace. Returns whether the service held. */
export function tortureStrangers(service, data, minutes) {
  return runInOwnNetwork(import.meta.filename, [service, data, String(minutes)]) === 0;
}

/** Starts one process of the run and returns its report. */
function run(name, task) {
  const child = fork(join(import.meta.dirname, 'strangers', name), { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child
      .once('message', resolve)
      .once('exit', (code) => reject(new Error(`${name} ended: ${code}`)));
    child.send(task);
  });
}

async function attack(service, data, minutes) {
  const { child, address } = await startService(service, data);
  try {
    return await measure(child, Number(new URL(address).port), minutes * 60);
  } finally {
    await stop(child);
  }
}

async function measure(child, port, seconds) {
  const { bucket, people, members } = await prepare(port);
  const task = { port, bucket, seconds };
  const [memoryBefore, loadBefore] = [residentMegabytes(child.pid), loadavg()[0]];
  const stopWatching = watch(child.pid);
  const victims = members.map(({ email }) => email);
  const [attacks, reads, honest] = await Promise.all([
    run('attack.mjs', { ...task, people, victims }),
    run('readLists.mjs', task),
    run('honestPeople.mjs', { ...task, people: members }),
  ]);
  const most = stopWatching();
  const isAlive = child.exitCode === null && child.signalCode === null;
  if (!isAlive) throw new Error('the service died');
  await wait(AFTER);
  const result = {
    memory: {
      'high-water mark, MB': Math.round(highWaterMegabytes(child.pid)),
      'before, MB': Math.round(memoryBefore),
      'after the end, MB': Math.round(residentMegabytes(child.pid)),
    },
    'most at one time': most,
    'connections after the end': connections(child.pid),
    'load of the machine before': loadBefore,
    'list reads, ms': reads,
    'honest actions': honest,
  };
  return { attacks, result };
}

function isFine({ memory, 'list reads, ms': reads, 'honest actions': honest }) {
  const isSmall = memory['high-water mark, MB'] <= MEMORY_MAX;
  const isQuick =
    reads.reads > 0 && reads.p99 <= READ_MAX && Object.keys(reads.errors).length === 0;
  return isSmall && isQuick && honest.done > 0 && honest.failed === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [service, data, minutes] = process.argv.slice(2);
  const { attacks, result } = await attack(service, data, Number(minutes));
  for (const [what, outcomes] of Object.entries(attacks).sort()) {
    console.log(`${what}: ${JSON.stringify(outcomes)}`);
  }
  console.log(JSON.stringify(result, null, 2));
  process.exit(isFine(result) ? 0 : 1);
}
