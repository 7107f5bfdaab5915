// The measuring process. It reads lists at a steady rate over open connections, without waiting for
// earlier responses.
import { Agent } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from './call.mjs';
import { honest } from './network.mjs';

const PER_SECOND = 200;
const READERS = 20;
const LISTS = [
  'food',
  'housing',
  'employment',
  'clothing',
  'legal',
  'healthcare',
  'support',
  'transportation',
];

process.once('message', async ({ port, seconds }) => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const agents = Array.from(
    { length: READERS },
    () => new Agent({ keepAlive: true, maxSockets: 4 }),
  );
  const times = [];
  const errors = {};
  const under = new Set();
  const began = performance.now();
  const read = async (number) => {
    const answer = await call(port, {
      agent: agents[number % READERS],
      from: honest(100 + (number % READERS)),
      path: `/widgets/resources/${LISTS[number % LISTS.length]}`,
      headers: { 'accept-encoding': 'gzip' },
    });
    times.push(answer.milliseconds);
    if (answer.status !== 200) errors[answer.status] = (errors[answer.status] ?? 0) + 1;
  };
  for (let number = 0; performance.now() - began < seconds * 1000; number += 1) {
    const reading = read(number).then(() => under.delete(reading));
    under.add(reading);
    await wait(Math.max(0, began + ((number + 1) * 1000) / PER_SECOND - performance.now()));
  }
  await Promise.all(under);
  times.sort((a, b) => a - b);
  const at = (share) =>
    Number(times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(2));
  const result = {
    reads: times.length,
    p50: at(0.5),
    p99: at(0.99),
    p999: at(0.999),
    max: at(1),
    'own delay, p99': Number((delay.percentile(99) / 1e6).toFixed(2)),
    errors,
  };
  process.send(result, () => process.exit(0));
});
