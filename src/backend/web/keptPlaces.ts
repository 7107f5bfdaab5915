import { finderOf, type Finder } from '../../placefacts/finder';
import { nowInNewJersey } from '../../placefacts/wallDate';
import type { KeptPlaces } from '../../generated/bindings';
import { BackendError } from '../Backend';
import { call } from './call';
import { answerFrom } from './places';

/** A copy that is older is loaded again after the next answer of the service, in milliseconds. */
const OLD = 3_600_000;

/** All public places as the service has them now. They are in the memory of this page and nowhere else. */
interface Copy {
  fetchedAt: number;
  finder: () => Finder;
}

/**
 * Loads all places once, so that this page answers while the network is down. A browser that has them
 * asks only whether they changed.
 */
export async function keepPlaces(): Promise<void> {
  let copy = await load();
  let isLoading = false;
  const loadAgain = async () => {
    isLoading = true;
    copy = await load().catch(() => copy);
    isLoading = false;
  };
  answerFrom({
    find: (question) => answered(copy, (finder, now) => finder.find(question, now)),
    search: (text) => answered(copy, (finder, now) => finder.search(text, now)),
    place: (id) => answered(copy, (finder, now) => finder.place(id, now)),
    listing(name) {
      const rows = copy.finder().listing(name);
      return rows && { rows, keptAt: copy.fetchedAt };
    },
    refresh() {
      if (!isLoading && Date.now() - copy.fetchedAt > OLD) void loadAgain();
    },
  });
}

async function load(): Promise<Copy> {
  const fetchedAt = Date.now();
  const answer = await call('/places/all', { headers: { Accept: 'application/json' } });
  const kept: unknown = await answer.json().catch(() => null);
  // A page of a network's log-in is no answer.
  if (typeof kept !== 'object' || kept === null || !('places' in kept))
    throw new BackendError('network-request-failed');
  let finder: Finder | undefined;
  return { fetchedAt, finder: () => (finder ??= finderOf(kept as KeptPlaces)) };
}

/** An answer from a copy, and when that was right. */
function answered<T extends object>(
  { fetchedAt, finder }: Copy,
  ask: (finder: Finder, now: string) => T | null,
): T {
  const answer = ask(finder(), nowInNewJersey(new Date()));
  // It may be new: that a place is gone only the service knows.
  if (answer === null) throw new BackendError('network-request-failed');
  return { ...answer, keptAt: fetchedAt };
}
