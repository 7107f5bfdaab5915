// Measures how soon the service is ready and how much memory it uses when idle.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes, startService, stop } from './processes.mjs';
import { withRange } from './statistics.mjs';

const RUNS = 10;

export async function measureReadiness({ service, folder }) {
  const data = join(folder, 'ready');
  const first = await startService(service, data);
  await stop(first.child);

  const ready = [];
  const memory = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { child, address, milliseconds } = await startService(service, data);
    ready.push(milliseconds);
    await (await fetch(`${address}/widgets/resources/food`)).text();
    await wait(1000);
    memory.push(residentMegabytes(child.pid));
    await stop(child);
  }
  return [
    ['service ready after exec, ms', withRange(ready), ''],
    ['… at the very first start, ms', first.milliseconds.toFixed(0), ''],
    ['service resident memory, idle, MB', withRange(memory, 1), ''],
  ];
}
