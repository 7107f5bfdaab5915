// Compares what the cluster keeps with what it acknowledged.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDone, json } from './calls.mjs';
import { checkRegister } from './linearizability.mjs';
import { hasFile, logIn, node } from './people.mjs';

const EXAMPLES = 5;

/** Counts what was lost, doubled, refused or wrong. */
export async function check(run, clients, cluster) {
  const { record, calls } = run;
  const lost = { accounts: 0, files: 0, items: 0, messages: 0, mails: 0, transactions: 0 };
  const doubled = { items: 0, transactions: 0 };
  for (const person of record.people) {
    const refused = record.refused.length;
    while (!(await logIn(run, person))) await wait(200);
    if (record.refused.length > refused) lost.accounts += 1;
  }
  for (const file of record.files) if (!(await hasFile(calls, file))) lost.files += 1;
  await items(calls, record.items, lost, doubled);
  // A mail whose sender is killed between the transport and the outbox is sent again.
  const mailsSentTwice = await messages(cluster, record.messages, lost);
  await transactions(calls, clients, lost, doubled);

  const histories = record.registers.map((register) => checkRegister(register.calls));
  const count = (what) => histories.filter((it) => it === what).length;
  const loggedIn = await Promise.all(clients.map((client) => client.isLoggedIn()));
  const sum = (counts) => Object.values(counts).reduce((one, other) => one + other, 0);
  const stillIn = loggedIn.filter(Boolean).length;
  const isFine =
    sum(lost) + sum(doubled) + calls.wrong + record.refused.length === 0 &&
    histories.every((it) => it === 'linearizable') &&
    stillIn === clients.length;
  return {
    acknowledged: acknowledged(record, clients),
    lost,
    doubled,
    'mails sent twice': mailsSentTwice,
    registers: {
      linearizable: count('linearizable'),
      not: count('not linearizable'),
      undecided: count('undecided'),
      calls: record.registers.reduce((all, register) => all + register.calls.length, 0),
    },
    answers: calls.statuses,
    wrong: calls.wrong,
    refused: record.refused.length,
    examples: [...calls.examples, ...record.refused.slice(0, EXAMPLES)],
    clients: { loggedIn: `${stillIn} of ${clients.length}`, ...officialErrors(clients) },
    isFine,
  };
}

function acknowledged({ people, files, items, messages }, clients) {
  return {
    accounts: people.length,
    files: files.filter(({ sure }) => sure).length,
    items: items.length,
    messages: messages.length,
    transactions: clients.reduce((sum, client) => sum + client.acknowledged, 0),
  };
}

function officialErrors(clients) {
  const errors = {};
  for (const client of clients) {
    for (const [name, times] of Object.entries(client.errors)) {
      errors[name] = (errors[name] ?? 0) + times;
    }
  }
  const sum = (name) => clients.reduce((all, client) => all + client[name], 0);
  return { woken: sum('woken'), refreshed: sum('refreshed'), errors };
}

async function items(calls, acknowledged, lost, doubled) {
  if (acknowledged.length === 0) return;
  const { person } = acknowledged[0];
  const kept = {};
  const lists = Object.values((await read(calls, person, 'items')) ?? {});
  for (const value of lists.flatMap((list) => Object.values(list))) {
    kept[value] = (kept[value] ?? 0) + 1;
  }
  lost.items = acknowledged.filter(({ value }) => !kept[value]).length;
  doubled.items = Object.values(kept).filter((times) => times > 1).length;
}

/** Each message is kept once, and its mail waits or was sent (without a mail server, into a folder). */
async function messages({ postgres, instances }, acknowledged, lost) {
  const kept = new Set((await postgres.ask('select key from messages')).split('\n'));
  const waiting = await postgres.ask('select mail from outbox');
  const folders = instances.map(({ data }) => join(data, 'mail')).filter(existsSync);
  const sent = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const mails = [waiting, ...sent].join('\n');
  lost.messages = acknowledged.filter((key) => !kept.has(key)).length;
  lost.mails = acknowledged.filter((key) => !mails.includes(key)).length;
  return acknowledged.filter((key) => sent.filter((mail) => mail.includes(key)).length > 1).length;
}

/** A count is at least what was acknowledged, and at most that and what had no answer. */
async function transactions(calls, clients, lost, doubled) {
  for (const person of new Set(clients.map((client) => client.person))) {
    const own = clients.filter((client) => client.person === person);
    const sure = own.reduce((sum, client) => sum + client.acknowledged, 0);
    const maybe = own.reduce((sum, client) => sum + client.unknown, 0);
    const kept = (await read(calls, person, 'count')) ?? 0;
    lost.transactions += Math.max(0, sure - kept);
    doubled.transactions += Math.max(0, kept - sure - maybe);
  }
}

async function read(calls, person, path) {
  for (;;) {
    const answer = await calls.ask('GET', node(person, path));
    if (isDone(answer)) return json(answer);
    await wait(200);
  }
}
