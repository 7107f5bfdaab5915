// Measures how long a change at the staff desk takes, and when the website shows it: with the starter directory, one
// editor after another act of the same editor.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownerToken } from './fuzz/staff.mjs';
import { startService, stop } from './processes.mjs';
import { percentile, withRange } from './statistics.mjs';

const CHANGES = 30;
const EVERY_MS = 5;
/** A change that has not come by then is told instead of a figure. */
const LAST_MS = 10_000;

export async function measureDesk({ service, folder }) {
  const data = join(folder, 'desk');
  const { child, address } = await startService(service, data);
  try {
    const { answered, shown } = await changes(
      address,
      await ownerToken(service, data, caller(address)),
    );
    return [
      ['change at the desk answered, ms', withRange(answered), ''],
      ['… and seen on the website, ms', withRange(shown), ''],
      ['… the same, 95 of 100, ms', percentile(shown, 95).toFixed(0), ''],
    ];
  } finally {
    await stop(child);
  }
}

/** Calls the identity protocol. */
function caller(address) {
  return async (version, name, body) => {
    const path = name.includes(':') ? name : `accounts:${name}`;
    const prefix = version === 'v2' ? 'v2/accounts/' : 'v1/';
    return json(await fetch(`${address}/${prefix}${path}?key=bench`, posted(body)));
  };
}

function posted(body, token) {
  const headers = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

async function json(response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** Changes the telephone number of one place, again and again. */
async function changes(address, token) {
  const found = await json(
    await fetch(`${address}/find?need=food&near=Newark&at=2026-12-08T10:00`),
  );
  const { id, list } = found.places[0];
  const place = `${address}/desk/places/${id}`;
  const answered = [];
  const shown = [];
  for (let round = 0; round < CHANGES; round += 1) {
    const headers = { authorization: `Bearer ${token}` };
    const { version } = await json(await fetch(place, { headers }));
    const phone = `973-555-${1000 + round}`;
    const began = performance.now();
    await json(await fetch(`${place}/change`, posted({ version, fields: { phone } }, token)));
    answered.push(performance.now() - began);
    shown.push(await seen(`${address}/widgets/resources/${list}`, phone, began));
  }
  return { answered, shown };
}

/** Milliseconds until a list has a text. */
async function seen(list, text, began) {
  while (performance.now() - began < LAST_MS) {
    if ((await (await fetch(list)).text()).includes(text)) return performance.now() - began;
    await wait(EVERY_MS);
  }
  throw new Error(`${list} did not show the change in ${LAST_MS} ms`);
}
