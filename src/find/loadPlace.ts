import { BackendError, type Backend } from '../backend/Backend';
import type { Place } from '../generated/bindings';
import { nowInNewJersey } from '../placefacts/wallDate';

/** A place and the moment of its state; `null` for one that is on no list any more. */
export interface LoadedPlace {
  place: Place | null;
  at: string;
}

/** Loads a place by its id or by the code of a printed slip. */
export async function loadPlace(backend: Backend, id: string): Promise<LoadedPlace> {
  const at = nowInNewJersey(new Date());
  const place = await backend.place(id).catch((error: unknown) => {
    if (BackendError.codeOf(error) === 'not-found') return null;
    throw error;
  });
  return { place, at };
}
