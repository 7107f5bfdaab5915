import type { FindAnswer, Need, Place, Wish } from '../generated/bindings';
import { fit } from '../placefacts/fit';
import { openAt, restOfDay } from '../placefacts/openAt';
import { dateOf } from '../placefacts/wallDate';
import { readQuery } from './question';
import { isNeed } from '../placefacts/needs';

/** What was asked when a place was found. */
interface PlaceQuestion {
  need: Need;
  /** The day, `YYYY-MM-DD`; `null` for now. */
  day: string | null;
  wishes: Wish[];
}

/** The query of a place's address that keeps the day and the wishes of an answer; empty for a question of now alone. */
export function placeQuery(
  need: Need,
  { at, span }: Pick<FindAnswer, 'at' | 'span'>,
  wishes: Wish[],
  today: string,
): string {
  const query = new URLSearchParams();
  const day = dateOf(at);
  if (span === 'day' && day !== today) query.set('when', day);
  if (wishes.length > 0) query.set('for', wishes.join(','));
  if (query.size === 0) return '';
  query.set('need', need);
  return `?${query.toString().replaceAll('%2C', ',')}`;
}

/** Reads what `placeQuery` writes; `null` where nothing was asked. */
export function readPlaceQuery(query: URLSearchParams): PlaceQuestion | null {
  const need = query.get('need') ?? undefined;
  if (!isNeed(need)) return null;
  const { when, wishes } = readQuery(query);
  return { need, wishes, day: /^\d/.test(when) ? when : null };
}

/** A place as the answer showed it: open or not at the time that was asked, and what has to be asked there. */
export function placeAt(place: Place, { need, wishes }: PlaceQuestion, at: string): Place {
  const fits = wishes.map((wish) => [wish, fit(place.place, need, wish)] as const);
  return {
    ...place,
    place: {
      ...place.place,
      open: openAt(place.hours, at),
      restOfDay: restOfDay(place.hours, at),
      asks: fits.flatMap(([wish, says]) => (says === 'ask' ? [wish] : [])),
      differs: fits.flatMap(([, says]) => (says === 'ask' || says === 'yes' ? [] : [says])),
    },
  };
}
