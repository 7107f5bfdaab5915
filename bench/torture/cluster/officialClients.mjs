// People with the official client: logged in, following a document, and counting in transactions.
import { setTimeout as wait } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectDatabaseEmulator,
  getDatabase,
  goOffline,
  goOnline,
  onValue,
  ref,
  runTransaction,
} from 'firebase/database';
import { node } from './people.mjs';

const PASSWORD = 'Sunrise2024';
/** Milliseconds between two transactions of one client, and between two beats. */
const PAUSE = 300;
/** After losing some connections in a row, the client waits up to five minutes before the next attempt.
 * A person who comes back to the page ends that wait; here it is ended after this time. */
const PATIENCE = 2_000;

export class OfficialClient {
  constructor(address, person, number) {
    const { host, hostname, port } = new URL(address);
    const databaseURL = `http://${host}?ns=new-beginnings`;
    const settings = { apiKey: 'k', projectId: 'new-beginnings', databaseURL };
    this.app = initializeApp(settings, `client ${number}`);
    this.auth = initializeAuth(this.app, { persistence: inMemoryPersistence });
    connectAuthEmulator(this.auth, address, { disableWarnings: true });
    this.database = getDatabase(this.app);
    connectDatabaseEmulator(this.database, hostname, Number(port));
    Object.assign(this, { person, beat: 0, acknowledged: 0, unknown: 0, woken: 0, refreshed: 0 });
    this.signedOut = 0;
    this.errors = {};
  }

  at(path) {
    return ref(this.database, `users/${this.person.localId}/${path}`);
  }

  async begin() {
    for (let attempt = 0; !this.auth.currentUser; attempt += 1) {
      const call = signInWithEmailAndPassword(this.auth, this.person.email, PASSWORD);
      await call.catch((error) => {
        if (attempt === 20) throw error;
        return wait(300);
      });
    }
    this.auth.onAuthStateChanged((user) => {
      if (!user && !this.isOver) this.signedOut += 1;
    });
    onValue(this.at('beat'), (seen) => (this.beat = seen.val() ?? 0), this.noted('listen'));
    onValue(ref(this.database, '.info/connected'), (seen) => {
      this.lostAt = seen.val() ? null : performance.now();
    });
  }

  noted(what) {
    return (error) => {
      const name = `${what}: ${error.code ?? error.message}`;
      this.errors[name] = (this.errors[name] ?? 0) + 1;
    };
  }

  /** Counts in transactions, and refreshes its session. */
  async count(run) {
    for (let turn = 1; !run.isOver; turn += 1) {
      const add = (value) => (value ?? 0) + 1;
      await runTransaction(this.at('count'), add, { applyLocally: false }).then(
        ({ committed }) => (this.acknowledged += Number(committed)),
        (error) => {
          this.unknown += 1;
          this.noted('transaction')(error);
        },
      );
      if (turn % 5 === 0) {
        const refreshed = this.auth.currentUser?.getIdToken(true);
        await refreshed?.then(() => (this.refreshed += 1), this.noted('refresh'));
      }
      await wait(PAUSE);
    }
  }

  /** Ends the client's own wait for a connection when it becomes long. */
  async wakeUp(run) {
    while (!run.isOver) {
      await wait(250);
      if (!this.lostAt || performance.now() - this.lostAt < PATIENCE) continue;
      this.woken += 1;
      this.lostAt = performance.now();
      goOffline(this.database);
      goOnline(this.database);
    }
  }

  /** Whether it is logged in, and the service agrees. */
  async isLoggedIn() {
    const token = this.auth.currentUser?.getIdToken(true);
    return this.signedOut === 0 && Boolean(await token?.catch(() => ''));
  }

  end() {
    this.isOver = true;
    return deleteApp(this.app);
  }
}

/** Writes a growing number that the clients of a person follow. */
export async function beats(run, person) {
  for (let number = 1; !run.isOver; number += 1) {
    const answer = await run.calls.ask('PUT', node(person, 'beat'), { body: String(number) });
    if (answer.status === 200) person.beat = number;
    await wait(PAUSE);
  }
}

/** Returns the seconds until all clients have what was acknowledged before, or `limit`. */
export async function convergence(clients, limit) {
  const began = performance.now();
  const wanted = clients.map(({ person }) => person.beat ?? 0);
  const seconds = () => (performance.now() - began) / 1000;
  while (clients.some(({ beat }, at) => beat < wanted[at]) && seconds() < limit) await wait(20);
  return seconds();
}
