import { BackendError, type Backend } from '../backend/Backend';
import type { Place } from '../generated/bindings';
import { dateOf, nowInNewJersey } from '../placefacts/wallDate';
import { placeAt, readPlaceQuery } from './placeQuestion';
import { isOver } from './question';

/** A place and the moment of its state; `null` for one that is on no list any more. */
export interface LoadedPlace {
  place: Place | null;
  at: string;
  /** The day that was asked for, `YYYY-MM-DD`; `null` for now. */
  day: string | null;
  /** Whether that day is over; the place is shown as it is now then. */
  isOver: boolean;
}

/** Loads a place by its id or by the code of a printed slip, with the question that its address keeps. */
export async function loadPlace(
  backend: Backend,
  id: string,
  address: string,
): Promise<LoadedPlace> {
  const asked = readPlaceQuery(new URL(address).searchParams);
  const now = nowInNewJersey(new Date());
  const said = asked?.day ?? null;
  const over = said !== null && isOver(said, dateOf(now));
  const day = over ? null : said;
  const at = day === null ? now : `${day}T00:00`;
  // The code of a printed slip may be typed in capitals.
  const place = await backend.place(id.toLowerCase()).catch((error: unknown) => {
    if (BackendError.codeOf(error) === 'not-found') return null;
    throw error;
  });
  return { place: place && asked ? placeAt(place, asked, at) : place, at, day, isOver: over };
}
