// Measures log-ins without a password beside the official emulator: by a mailed link, the second step,
// and with an identity provider.
import { startTheirs } from './ways/emulator.mjs';
import { startOurs } from './ways/ours.mjs';
import { race } from './ways/race.mjs';
import { median, withRange } from './statistics.mjs';

const ROUNDS = 3;
/** People of a round: each link and each code counts once. */
const PEOPLE = Number(process.env.NB_BENCH_PEOPLE ?? 1_000);

const emails = (round, kind) =>
  Array.from({ length: PEOPLE }, (_, at) => `${kind}-${round}-${at}@example.org`);

/** Returns rows of the table of figures: name, figure, ratio. */
export async function measureWays({ service, folder }) {
  const ours = await startOurs(service, folder);
  const theirs = await startTheirs(folder);
  const rates = {};
  const note = async (name, address, bodies) =>
    (rates[name] ??= []).push(await race(address, await bodies));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [links, steps] = [emails(round, 'link'), emails(round, 'step')];
      await note('link', ours.linkAddress, ours.links(links));
      await note('link emulator', theirs.linkAddress, theirs.links(links));
      await note('step', ours.stepAddress, ours.steps(steps));
      await note('step emulator', theirs.stepAddress, theirs.steps(steps));
      await note('provider', ours.providerAddress, ours.tokens(emails(round, 'provider')));
    }
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
  }
  const against = (what, name, peer) => [
    what,
    withRange(rates[peer]),
    `${(median(rates[name]) / median(rates[peer])).toFixed(2)} ×`,
  ];
  return [
    [
      'Log-ins per second by a mailed link, each on disk before its answer',
      withRange(rates.link),
      '',
    ],
    against('Peer: the official emulator', 'link', 'link emulator'),
    ['Second steps per second with an authenticator app', withRange(rates.step), ''],
    against('Peer: the official emulator (a code for a phone)', 'step', 'step emulator'),
    ['Log-ins per second with an identity provider, its keys known', withRange(rates.provider), ''],
  ];
}
