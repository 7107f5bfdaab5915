// Two instances behind a proxy, on a PostgreSQL primary with a synchronous standby and S3-compatible
// storage, all as processes of this machine. While people use them, everything fails in turns: instances,
// the primary, the storage, and the links to the database. Then it counts what was lost.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Calls, isDone, json } from './cluster/calls.mjs';
import { check } from './cluster/check.mjs';
import { carryOut, kills, nothingBroken, OVERLAPPED, plan, UNREPAIRED } from './cluster/faults.mjs';
import { Instance } from './cluster/instances.mjs';
import { openLink } from './cluster/link.mjs';
import { beats, convergence, OfficialClient } from './cluster/officialClients.mjs';
import * as people from './cluster/people.mjs';
import { startPostgres } from './cluster/postgres.mjs';
import { startProxy } from './cluster/proxy.mjs';
import { startStorage } from './cluster/storage.mjs';

const WRITERS = 3;
/** Two clients of each of these people. */
const FOLLOWED = 3;
const CONVERGED_MAX = 5;
const NOT_JUDGED = [UNREPAIRED, OVERLAPPED];
/** Seconds after which a client that did not hear of a change is given up. */
const LIMIT = 60;
const MANY = ['--sign-ups-per-hour', '1000000', '--contact-burst', '1000000'];

/** Runs for some minutes. `programs` is the folder of the built programs. Returns the report, and whether
 * nothing was wrong. */
export async function tortureCluster(programs, folder, minutes) {
  const postgres = await startPostgres();
  const storage = await startStorage(programs);
  const secret = join(folder, 'keys-secret');
  writeFileSync(secret, 'a secret of the instances, long enough for all');
  const links = [];
  const instances = [];
  for (const name of ['one', 'two']) {
    const own = await Promise.all(postgres.servers.map(({ port }) => openLink(port)));
    const database = postgres.url(own.map(({ port }) => port));
    const data = join(folder, name);
    mkdirSync(data, { mode: 0o700 });
    const settings = [
      `--database=${database}`,
      `--keys-secret-file=${secret}`,
      ...storage.settings,
    ];
    const limits = ['--log=error', '--trusted-proxies=127.0.0.1', ...MANY];
    links.push(own);
    instances.push(new Instance(join(programs, 'sync-service'), data, [...settings, ...limits]));
  }
  const up = () => instances.map(({ address }) => address).filter(Boolean);
  const proxy = await startProxy(up);
  try {
    await Promise.all(instances.map((instance) => instance.start()));
    const calls = new Calls(proxy.address);
    const run = { calls, isOver: false, kills: 0, record: people.record() };
    const report = await torture(run, { postgres, storage, links, instances }, minutes * 60_000);
    return { ...report, proxy: proxy.counts };
  } finally {
    for (const instance of instances) await instance.stop();
    proxy.close();
    links.flat().forEach((link) => link.close());
    await storage.stop();
    postgres.stop();
  }
}

async function person(calls, name) {
  const email = `${name}@example.org`;
  const answer = await people.signUp(calls, email);
  if (!isDone(answer))
    throw new Error(`${name} could not sign up: ${answer.status} ${answer.text}`);
  return { email, ...json(answer) };
}

async function torture(run, { postgres, storage, links, instances }, milliseconds) {
  const [writer, ...followed] = await Promise.all(
    Array.from({ length: 1 + FOLLOWED }, (_, at) => person(run.calls, `followed${at}`)),
  );
  const clients = followed
    .flatMap((it) => [it, it])
    .map((it, at) => new OfficialClient(run.calls.base, it, at));
  await Promise.all(clients.map((client) => client.begin()));

  const work = [
    people.signUps(run),
    people.logIns(run),
    people.refreshes(run),
    people.messages(run),
    people.uploads(run, writer),
    people.items(run, writer),
    ...Array.from({ length: WRITERS }, () => people.registers(run, writer)),
    ...followed.map((it) => beats(run, it)),
    ...clients.flatMap((client) => [client.count(run), client.wakeUp(run)]),
  ];
  const converged = {};
  const measures = [];
  // Only afterwards is it known what else broke meanwhile.
  const repaired = (named) => {
    const measured = convergence(clients, LIMIT).then((seconds) => {
      const name = named();
      converged[name] = Math.max(converged[name] ?? 0, Math.round(seconds * 100) / 100);
    });
    measures.push(measured);
    return measured;
  };
  const killing = { isOver: false, kills: 0 };
  const broken = nothingBroken();
  const killed = kills(killing, instances, repaired, broken);
  const telling = tell(run, killing);
  await carryOut(plan({ links, postgres, storage, repaired }), milliseconds, repaired, broken);
  killing.isOver = true;
  await killed;
  await wait(1_000);
  await repaired(() => 'end');
  run.isOver = true;
  await Promise.all([...work, ...measures]);
  clearInterval(telling);
  const checked = await check(run, clients, { postgres, instances });
  await Promise.all(clients.map((client) => client.end()));
  const failures = instances.flatMap((instance) => instance.failures);
  const counts = {
    kills: killing.kills,
    ...checked,
    'seconds until listeners converged': converged,
  };
  const judged = Object.entries(converged).filter(([name]) => !NOT_JUDGED.includes(name));
  const isFine = checked.isFine && judged.every(([, seconds]) => seconds <= CONVERGED_MAX);
  return { ...counts, 'starts that failed': failures, isFine };
}

/** Says every few seconds what happens. */
function tell(run, killing) {
  return setInterval(() => {
    const { record, calls } = run;
    const { people: all, items, registers, refused } = record;
    const counts = `${all.length} sign-ups, ${items.length} items, ${registers.length} registers`;
    process.stderr.write(
      `\r${killing.kills} kills, ${counts}, ${calls.wrong} wrong, ${refused.length} refused `,
    );
  }, 2_000);
}
