import { BackendError, type Backend } from '../backend/Backend';
import type { Place } from '../generated/bindings';

/** A place and the moment of its state; `null` for one that is on no list any more. */
export interface LoadedPlace {
  place: Place | null;
  at: string;
}

/** Loads a place by its id or by the code of a printed slip. */
export async function loadPlace(backend: Backend, id: string): Promise<LoadedPlace> {
  const at = nowInNewJersey(Date.now());
  const place = await backend.place(id).catch((error: unknown) => {
    if (BackendError.codeOf(error) === 'not-found') return null;
    throw error;
  });
  return { place, at };
}

/** Wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM`. */
function nowInNewJersey(moment: number): string {
  const form: Intl.DateTimeFormatOptions = {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  };
  // Sweden writes dates and times as ISO 8601 does, with a space between them.
  return new Intl.DateTimeFormat('sv-SE', form).format(moment).replace(' ', 'T');
}
