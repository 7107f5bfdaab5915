// The honest people's process. Each signs in, refreshes, uploads a resume, points to it, downloads it,
// asks for employers and exports everything. After 429 or 503 they retry when the response says so.
import { setTimeout as wait } from 'node:timers/promises';
import { call, callJson } from './call.mjs';
import { ordinary } from './pdf.mjs';

/** Milliseconds between two rounds of a person. */
const PAUSE = 5000;
const REPEATS_MAX = 6;

process.once('message', async ({ port, bucket, people, seconds }) => {
  const end = performance.now() + seconds * 1000;
  const counts = { done: 0, repeated: 0, failed: 0, slowest: 0, failures: {} };

  const act = async (what, how, isRight) => {
    const began = performance.now();
    let answer;
    for (let repeat = 0; repeat <= REPEATS_MAX; repeat += 1) {
      answer = await how();
      const later = answer.status === 429 || answer.status === 503;
      if (!later || repeat === REPEATS_MAX) break;
      counts.repeated += 1;
      await wait(1000 * Math.min(30, Number(answer.headers['retry-after'] ?? 1)));
    }
    counts.slowest = Math.max(counts.slowest, Math.round(performance.now() - began));
    if (isRight(answer)) {
      counts.done += 1;
      return answer;
    }
    counts.failed += 1;
    const failure = `${what}: ${answer.status}`;
    counts.failures[failure] = (counts.failures[failure] ?? 0) + 1;
    throw new Error(failure);
  };
  const isFine = ({ status }) => status === 200;

  const round = async ({ email, password, uid, from }, number) => {
    const account = (name) => `/v1/accounts:${name}?key=k`;
    const signedIn = await act(
      'sign-in',
      () =>
        callJson(port, { from, path: account('signInWithPassword'), body: { email, password } }),
      isFine,
    );
    const refresh = { grant_type: 'refresh_token', refresh_token: signedIn.json.refreshToken };
    const fresh = await act(
      'refresh',
      () => callJson(port, { from, path: '/v1/token?key=k', body: refresh }),
      isFine,
    );
    const headers = { authorization: `Bearer ${fresh.json.id_token}` };
    const bytes = ordinary(number);
    const name = `${uid}%2Fresumes%2Fresume.pdf`;
    const upload = { from, method: 'POST', path: `/v0/b/${bucket}/o?name=${name}`, body: bytes };
    const pdf = { ...headers, 'content-type': 'application/pdf' };
    await act('upload', () => call(port, { ...upload, headers: pdf }), isFine);
    const pointer = { from, method: 'PUT', path: `/users/${uid}/resumes/current.json`, headers };
    await act('pointer', () => call(port, { ...pointer, body: '"resume.pdf"' }), isFine);
    await act(
      'download',
      () => call(port, { from, path: `/v0/b/${bucket}/o/${name}?alt=media`, headers }),
      (answer) => isFine(answer) && answer.bytes.equals(bytes),
    );
    await act(
      'employers',
      () =>
        callJson(port, {
          from,
          path: '/account/employers',
          headers,
          body: { zip: '08608', skills: [] },
        }),
      (answer) => isFine(answer) && answer.json.resume.state === 'read',
    );
    await act(
      'export',
      () => call(port, { from, path: '/account/export.zip', headers }),
      (answer) => isFine(answer) && answer.bytes.includes(bytes),
    );
  };

  const live = async (person, at) => {
    for (let number = at * 100_000; performance.now() < end; number += 1) {
      // The failure is counted, and the person starts again.
      await round(person, number).catch(() => undefined);
      await wait(Math.min(PAUSE, Math.max(0, end - performance.now())));
    }
  };
  await Promise.all(people.map(live));
  process.send(counts, () => process.exit(0));
});
