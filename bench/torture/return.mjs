// Lets many kiosks return in the same second, which is the worst case. Each fetches all lists and sends
// a heartbeat and its page views on its own connection.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { startService, stop } from '../processes.mjs';

/** The starter lists. */
const LISTS = readdirSync('sync-service/data/nj')
  .filter((file) => file.endsWith('.csv'))
  .map((file) => `/widgets/resources/${basename(file, '.csv')}`);
const run = promisify(execFile);

/** Returns the 99th percentile in milliseconds, and how many calls failed or were not stored. */
export async function tortureReturn(service, data, kiosks) {
  const proxy = ['--trusted-proxies', '127.0.0.1'];
  const { child, address } = await startService(service, data, proxy);
  try {
    const tags = await tagsOf(address);
    const fleet = [];
    for (let number = 0; number < kiosks; number += 1) {
      fleet.push(await enrolled(service, data, address, number));
    }
    const began = performance.now();
    const calls = (await Promise.all(fleet.map((kiosk) => comeBack(address, kiosk, tags)))).flat();
    const seconds = (performance.now() - began) / 1000;
    const times = calls.map((call) => call.milliseconds).sort((a, b) => a - b);
    const { stdout } = await run(service, ['kiosks', '--data', data]);
    return {
      kiosks,
      calls: calls.length,
      'seconds for all': Number(seconds.toFixed(2)),
      '99th percentile, ms': Math.round(times[Math.floor(times.length * 0.99)]),
      failed: calls.filter((call) => call.status >= 400).length,
      unheard: kiosks - (stdout.match(/ up /g)?.length ?? 0),
    };
  } finally {
    await stop(child);
  }
}

/** Returns the ETags that kiosks with all lists would send. */
async function tagsOf(address) {
  const agent = new Agent();
  const answers = await Promise.all(LISTS.map((list) => ask(agent, address + list)));
  return answers.map(({ headers }) => headers.etag);
}

/** Enrolls a kiosk. */
async function enrolled(service, data, address, number) {
  const { stdout } = await run(service, [
    'kiosks',
    'code',
    '--site',
    `desk ${number}`,
    '--data',
    data,
  ]);
  const body = { code: stdout.split('\n')[0] };
  // Each enrolls from its own address. They return through one shared address.
  const headers = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` };
  const answer = await ask(new Agent(), `${address}/kiosks/enroll`, { headers, body });
  return { key: JSON.parse(answer.text).key, site: `desk ${number}` };
}

/** Makes all calls of one kiosk in sequence. */
async function comeBack(address, { key, site }, tags) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const calls = [];
  for (const [place, list] of LISTS.entries()) {
    calls.push(await ask(agent, address + list, { headers: { 'if-none-match': tags[place] } }));
  }
  const now = Date.now();
  const state = { key: newKey(), at: now, version: '0.1.0', uptime: 60, listsAt: now };
  const headers = { authorization: `Bearer ${key}` };
  const beat = { headers, body: { ...state, waiting: 1, repairs: 0 } };
  calls.push(await ask(agent, `${address}/kiosks/heartbeat`, beat));
  const day = new Date(now).toISOString().slice(0, 10);
  const body = { key: newKey(), site, counts: [{ page: 'home', day, count: 3 }] };
  calls.push(await ask(agent, `${address}/page-views`, { headers, body }));
  agent.destroy();
  return calls;
}

const newKey = () => randomBytes(16).toString('hex');

/** Makes one call and measures the time until its response is complete. */
function ask(agent, address, { headers = {}, body } = {}) {
  const began = performance.now();
  const json = { 'content-type': 'application/json' };
  const method = body ? 'POST' : 'GET';
  return new Promise((resolve, reject) => {
    const call = request(address, { agent, method, headers: { ...headers, ...(body && json) } });
    call.once('error', reject).once('response', async (answer) => {
      const text = (await answer.toArray()).join('');
      const { statusCode: status } = answer;
      const milliseconds = performance.now() - began;
      resolve({ status, headers: answer.headers, text, milliseconds });
    });
    call.end(body && JSON.stringify(body));
  });
}
