import { finderOf, type Finder } from '../../placefacts/finder';
import { nowInNewJersey } from '../../placefacts/wallDate';
import type { KeptPlaces } from '../../generated/bindings';
import { BackendError } from '../Backend';
import { KeptCopy, type Copy } from './keptCopy';
import { answerFrom } from './places';

/** Loads all public places, so that this page answers while the network is down. */
export async function keepPlaces(): Promise<void> {
  const kept = await KeptCopy.load<KeptPlaces>('/places/all', 'places');
  let read: { of: Copy<KeptPlaces>; finder: Finder } | undefined;
  /** The places are read when something is asked first. */
  const finder = (): Finder => {
    const copy = kept.current;
    if (read?.of !== copy) read = { of: copy, finder: finderOf(copy.content) };
    return read.finder;
  };
  const answered = <T extends object>(ask: (finder: Finder, now: string) => T | null): T => {
    const answer = ask(finder(), nowInNewJersey(new Date()));
    // It may be new: that a place is gone only the service knows.
    if (answer === null) throw new BackendError('network-request-failed');
    return { ...answer, keptAt: kept.current.fetchedAt };
  };
  answerFrom({
    find: (question) => answered((finder, now) => finder.find(question, now)),
    search: (text) => answered((finder, now) => finder.search(text, now)),
    place: (id) => answered((finder, now) => finder.place(id, now)),
    listing(name) {
      const rows = finder().listing(name);
      return rows && { rows, keptAt: kept.current.fetchedAt };
    },
    zip: (written) => finder().zip(written),
    refresh: () => kept.refresh(),
  });
}
