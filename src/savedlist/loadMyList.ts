import { BackendError, type Backend } from '../backend/Backend';
import type { Place } from '../generated/bindings';
import { nowInNewJersey } from '../placefacts/wallDate';
import { format, parse, type Item } from '../mylist/items';
import { myList } from '../mylist/store';

/** The places of a list, as they are now. */
export interface LoadedList {
  places: { item: Item; known: Place }[];
  /** The moment of their states, `YYYY-MM-DDTHH:MM`. */
  at: string;
  /** Those that are on no list any more. */
  gone: Item[];
  /** Those that did not come because the link failed. */
  missed: Item[];
  /** Whether the places came with the address, as on a phone that scanned a code. */
  isShared: boolean;
}

/** Finds the places of the list of this visit, or of the address; a code from before a place was corrected is still its code. */
export async function loadMyList(backend: Backend, address: string): Promise<LoadedList> {
  const shared = new URL(address).searchParams.get('rows');
  const items = shared === null ? myList() : parse(shared);
  const answers = await Promise.allSettled(items.map((item) => backend.place(format([item]))));
  const places = items.flatMap((item, index) => {
    const answer = answers[index];
    return answer?.status === 'fulfilled' ? [{ item, known: answer.value }] : [];
  });
  const failures = answers.map((answer) => (answer.status === 'rejected' ? answer : null));
  const isGone = (at: number) => BackendError.codeOf(failures[at]?.reason) === 'not-found';
  const gone = items.filter((_, index) => failures[index] && isGone(index));
  const missed = items.filter((_, index) => failures[index] && !isGone(index));
  // Some of a list helps more than a message; a link that is down for all of it is told.
  const failure = failures.find((_, index) => failures[index] && !isGone(index));
  if (places.length === 0 && failure) throw failure.reason;
  const at = nowInNewJersey(new Date());
  return { places, at, gone, missed, isShared: shared !== null };
}
