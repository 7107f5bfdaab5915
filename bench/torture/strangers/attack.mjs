// The attackers' process. It runs all attacks at once until the time is over, at a low priority and at
// bounded rates, because it shares the processors with the service.
import { getPriority, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { call, Tally } from './call.mjs';
import { connectionAttacks } from './connections.mjs';
import { databaseAttacks } from './database.mjs';
import { floods } from './floods.mjs';
import { resumeAttacks } from './resumes.mjs';
import { socketAttacks } from './sockets.mjs';

/** Added to the niceness of the run. */
const NICENESS = 10;

process.once('message', async ({ port, bucket, people, victims, seconds }) => {
  setPriority(getPriority() + NICENESS);
  const end = performance.now() + seconds * 1000;
  const tally = new Tally();
  const scene = {
    port,
    bucket,
    people,
    victims,
    tally,
    isOver: () => performance.now() > end,
    left: () => Math.max(0, end - performance.now()),
    /** Makes a call and counts its response. */
    async try(what, options) {
      const answer = await call(port, options);
      tally.add(what, answer.status);
      return answer;
    },
    /** Repeats an action at a bounded rate, several at a time. */
    async repeat(perSecond, atOnce, action) {
      let number = 0;
      const worker = async () => {
        while (!scene.isOver()) {
          const began = performance.now();
          await action((number += 1)).catch((error) =>
            tally.add('fault of the attacker', error.message),
          );
          await wait(Math.max(0, (1000 * atOnce) / perSecond - (performance.now() - began)));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
    },
  };
  const attacks = [connectionAttacks, databaseAttacks, socketAttacks, resumeAttacks, floods];
  const running = attacks.flatMap((attack) => attack(scene));
  // Stop attacks that still wait when the time is over.
  await Promise.race([Promise.all(running), wait(seconds * 1000 + 1000)]);
  process.send(tally.counts, () => process.exit(0));
});
