// Kills the service while people add second steps. An acknowledged second step must be there, and the
// next log-in must ask for one. A program of the operator makes the people, with confirmed addresses.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startService, stop } from '../processes.mjs';
import { totp } from '../totp.mjs';

const PEOPLE = 8;
/** Second steps that an account may have. */
const STEPS_MAX = 5;
const PASSWORD = 'Sunrise2024';
/** Milliseconds. */
const KILL_AFTER_MIN = 20;
const KILL_AFTER_MAX = 300;

let calls = 0;

async function post(address, body, authorization) {
  // Each call comes from a network of its own, because rate limits are not tested here.
  calls += 1;
  const network = `198.18.${(calls >> 8) & 255}.${calls & 255}`;
  const headers = { 'X-Forwarded-For': network, ...(authorization && { authorization }) };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
}

async function person(address, program, number) {
  const email = `person${number}@example.org`;
  const { localId } = await program('', { email, password: PASSWORD, emailVerified: true });
  const signIn = `${address}/v1/accounts:signInWithPassword?key=k`;
  const { idToken } = await post(signIn, { email, password: PASSWORD });
  return { uid: localId, email, token: idToken, acknowledged: [] };
}

/** Adds second steps until the account is full or the service was killed. */
async function enrol(address, who) {
  const enrolment = `${address}/v2/accounts/mfaEnrollment`;
  for (let turn = 0; turn < STEPS_MAX; turn += 1) {
    const displayName = `app ${turn}`;
    try {
      const idToken = who.token;
      const begun = await post(`${enrolment}:start?key=k`, { idToken, totpEnrollmentInfo: {} });
      const { sharedSecretKey, sessionInfo } = begun.totpSessionInfo;
      const totpVerificationInfo = { sessionInfo, verificationCode: totp(sharedSecretKey) };
      const finish = { idToken, displayName, totpVerificationInfo };
      who.token = (await post(`${enrolment}:finalize?key=k`, finish)).idToken;
      who.acknowledged.push(displayName);
    } catch (error) {
      if (error instanceof TypeError) return; // The service is gone.
      throw error;
    }
  }
}

/** Returns how many acknowledged second steps of a person are lost. */
async function lost(address, program, who) {
  const { users } = await program(':lookup', { localId: [who.uid] });
  const names = (users[0].mfaInfo ?? []).map((factor) => factor.displayName);
  const gone = who.acknowledged.filter((name) => !names.includes(name)).length;
  if (who.acknowledged.length === 0) return gone;
  const signIn = `${address}/v1/accounts:signInWithPassword?key=k`;
  const answer = await post(signIn, { email: who.email, password: PASSWORD });
  return answer.mfaPendingCredential && !answer.idToken ? gone : gone + 1;
}

export async function tortureEnrolments(service, data, cycles) {
  const file = `${data}.admin-key`;
  execFileSync(service, ['admin-key', file], { stdio: 'ignore' });
  const bearer = `Bearer ${readFileSync(file, 'utf8').trim()}`;
  const counts = { acknowledged: 0, lost: 0 };
  const begin = async () => {
    // A port that was found free before may be taken when the service asks for it.
    const desk = ['--operator-listen', '127.0.0.1:0', '--admin-key-file', file];
    const more = ['--trusted-proxies', '127.0.0.1', ...desk];
    const { child, address, operator } = await startService(service, data, more, { hears: true });
    const accounts = `${operator}/v1/projects/new-beginnings/accounts`;
    return { child, address, program: (call, body) => post(accounts + call, body, bearer) };
  };
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const { child, address, program } = await begin();
    const numbers = Array.from({ length: PEOPLE }, (_, at) => cycle * PEOPLE + at);
    const people = await Promise.all(numbers.map((number) => person(address, program, number)));
    const clients = people.map((who) => enrol(address, who));
    await wait(KILL_AFTER_MIN + Math.random() * (KILL_AFTER_MAX - KILL_AFTER_MIN));
    await stop(child, 'SIGKILL');
    await Promise.all(clients);

    const again = await begin();
    for (const who of people) {
      counts.acknowledged += who.acknowledged.length;
      counts.lost += await lost(again.address, again.program, who);
    }
    await stop(again.child);
    process.stderr.write(`\r${cycle} kills, ${JSON.stringify(counts)} `);
  }
  return counts;
}
