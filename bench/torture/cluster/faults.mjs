// What goes wrong, and when.
import { setTimeout as wait } from 'node:timers/promises';

const KILL_EVERY = 5_000;
/** A promoted primary answers no write before it has a standby, so this is measured and not judged. */
export const UNREPAIRED = 'promoted, without a standby yet';
/** Delay of everything that passes a slow link, in milliseconds. */
const SLOW = 150;

/** No instance can answer from a database that is away too, so this is measured and not judged. */
export const OVERLAPPED = 'instance killed while another part was broken';

/** How many parts other than instances are broken, and how many were until now. */
export const nothingBroken = () => ({ now: 0, ever: 0 });

/** Kills the instances in turns, and starts them again. */
export async function kills(run, instances, repaired, broken) {
  for (let turn = 0; !run.isOver; turn += 1) {
    const began = performance.now();
    const { now, ever } = broken;
    run.kills += 1;
    await instances[turn % instances.length].restart();
    void repaired(() => (now === 0 && broken.ever === ever ? 'instance killed' : OVERLAPPED));
    await wait(Math.max(0, KILL_EVERY - (performance.now() - began)));
  }
}

/** The other faults: when each begins and how long it lasts, as parts of the whole time. `links[0]` and
 * `links[1]` are those of each instance to the database servers. */
export function plan({ links, postgres, storage, repaired }) {
  const [one, other] = links;
  const all = [...one, ...other];
  const repair = (some) => () => some.forEach((link) => link.repair());
  const kill = async () => {
    await postgres.promote();
    void repaired(() => UNREPAIRED);
  };
  const follow = () => postgres.follow();
  return [
    ['storage away', 0.1, 0.1, () => storage.say('away'), () => storage.say('back')],
    ['standby built', 0.3, 0, kill, follow],
    ['link cut', 0.45, 0.02, () => one.forEach((link) => link.cut()), repair(one)],
    ['link halted', 0.52, 0.02, () => other.forEach((link) => link.halt()), repair(other)],
    ['links slow', 0.6, 0.1, () => all.forEach((link) => link.slow(SLOW)), repair(all)],
    ['standby built again', 0.8, 0, kill, follow],
  ];
}

/** Lets everything of a plan happen in `milliseconds`. */
export async function carryOut(faults, milliseconds, repaired, broken) {
  const began = performance.now();
  const until = (at) => wait(Math.max(0, at * milliseconds - (performance.now() - began)));
  for (const [name, at, lasts, begin, end] of faults) {
    await until(at);
    process.stderr.write(`\n${Math.round(at * milliseconds) / 1000} s: ${name} `);
    broken.now += 1;
    broken.ever += 1;
    await begin();
    await wait(lasts * milliseconds);
    await end();
    broken.now -= 1;
    void repaired(() => name);
  }
  await until(1);
}
