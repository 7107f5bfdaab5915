// Measures list reads beside a bare axum handler and nginx, all with the same bytes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answers, freePort, start, startService, stop } from './processes.mjs';
import { median, withRange } from './statistics.mjs';

const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 64;

/** Returns rows of the table of figures: name, figure, ratio. */
export async function measureLists({ service, peer, folder }) {
  const ours = await startService(service, join(folder, 'data'));
  const path = '/widgets/resources/food';
  const identity = Buffer.from(await (await fetch(ours.address + path)).arrayBuffer());
  const files = join(folder, 'www');
  mkdirSync(join(files, 'widgets/resources'), { recursive: true });
  const file = join(files, 'widgets/resources/food');
  writeFileSync(file, identity);
  writeFileSync(`${file}.gz`, gzipSync(identity, { level: 9 }));

  const bare = await serveBare(peer, file);
  const nginx = await serveNginx(folder, files);
  const contenders = { ours: ours.address, bare: bare.address, nginx: nginx.address };
  try {
    const runs = { ours: [], bare: [], nginx: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, address] of Object.entries(contenders)) {
        runs[name].push(load(address + path));
      }
    }
    return rows(runs);
  } finally {
    await Promise.all([ours, bare, nginx].map(({ child }) => stop(child)));
  }
}

function rows(runs) {
  const rate = (name) => runs[name].map((run) => run.perSecond);
  const ratio = (name) => median(rate('ours')) / median(rate(name));
  const slowest = runs.ours.map((run) => run.p99);
  return [
    ['list reads per second, 64 connections', withRange(rate('ours')), ''],
    ['… against a bare axum handler', withRange(rate('bare')), `${ratio('bare').toFixed(2)} ×`],
    ['… against nginx from disk', withRange(rate('nginx')), `${ratio('nginx').toFixed(2)} ×`],
    ['… 99th percentile, ms', withRange(slowest, 2), ''],
  ];
}

async function serveBare(peer, file) {
  const port = await freePort();
  const child = start(peer, [`127.0.0.1:${port}`, `${file}.gz`]);
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  return { child, address };
}

async function serveNginx(folder, files) {
  const port = await freePort();
  const settings = join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    `${process.getuid() === 0 ? 'user root;' : ''} daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      open_file_cache max=100;
      server { listen 127.0.0.1:${port}; root ${files}; default_type application/json; gzip_static on; } }`,
  );
  const child = start('nginx', ['-c', settings, '-p', folder]);
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  return { child, address };
}

/** Runs wrk once: responses per second and the 99th percentile in milliseconds. */
function load(address) {
  const report = execFileSync(
    'wrk',
    [
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${SECONDS}s`,
      '--latency',
      '-H',
      'Accept-Encoding: gzip',
      address,
    ],
    { encoding: 'utf8' },
  );
  if (/Non-2xx/.test(report)) throw new Error(report);
  const [, number, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(report);
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)[1]),
    p99: Number(number) * factor,
  };
}
