import { BackendError, type Backend } from '../backend/Backend';
import type { Place } from '../generated/bindings';
import { nowInNewJersey } from '../placefacts/wallDate';
import { placeAt, readPlaceQuery } from './placeQuestion';

/** A place and the moment of its state; `null` for one that is on no list any more. */
export interface LoadedPlace {
  place: Place | null;
  at: string;
  /** The day that was asked for, `YYYY-MM-DD`; `null` for now. */
  day: string | null;
}

/** Loads a place by its id or by the code of a printed slip, with the question that its address keeps. */
export async function loadPlace(
  backend: Backend,
  id: string,
  address: string,
): Promise<LoadedPlace> {
  const asked = readPlaceQuery(new URL(address).searchParams);
  const day = asked?.day ?? null;
  const at = day === null ? nowInNewJersey(new Date()) : `${day}T00:00`;
  const place = await backend.place(id).catch((error: unknown) => {
    if (BackendError.codeOf(error) === 'not-found') return null;
    throw error;
  });
  return { place: place && asked ? placeAt(place, asked, at) : place, at, day };
}
