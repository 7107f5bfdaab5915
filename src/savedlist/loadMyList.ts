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
  const failed = items.flatMap((item, index) => {
    const answer = answers[index];
    return answer?.status === 'rejected' ? [{ item, reason: answer.reason as unknown }] : [];
  });
  const isGone = ({ reason }: { reason: unknown }) => BackendError.codeOf(reason) === 'not-found';
  const missed = failed.filter((it) => !isGone(it));
  // Some of a list helps more than a message; a link that is down for all of it is told.
  if (places.length === 0 && missed[0]) throw missed[0].reason;
  return {
    places,
    at: nowInNewJersey(new Date()),
    gone: failed.filter(isGone).map(({ item }) => item),
    missed: missed.map(({ item }) => item),
    isShared: shared !== null,
  };
}
