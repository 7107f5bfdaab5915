import type {
  FindAnswer,
  FindQuestion,
  KeptPlace,
  KeptPlaces,
  Place,
  Row,
  SearchAnswer,
} from '../generated/bindings';
import { find } from './find';
import { Geography, type Point } from './geography';
import { codeOf, describe, field } from './place';
import { readVocabulary } from './phrases';
import { search, type Searched } from './search';
import { WordIndex } from './wordIndex';

/** Answers questions about kept places as the service does; `now` is the wall-clock time in New Jersey. */
export interface Finder {
  find(question: FindQuestion, now: string): FindAnswer;
  search(text: string, now: string): SearchAnswer;
  /** One place, by its id or a code of a saved list, also an old one. */
  place(id: string, now: string): Place | null;
  /** The rows of a list; `null` for one without places. */
  listing(name: string): Row[] | null;
  /** Where a ZIP code lies; `null` outside New Jersey. */
  zip(written: string): Point | null;
}

/** Reads kept places. The words are read when something is searched. */
export function finderOf(kept: KeptPlaces): Finder {
  const { places } = kept;
  const geography = new Geography(kept);
  const byName = named(places);
  let searched: Searched | undefined;
  return {
    find: (question, now) => find(places, geography, question, now),
    search(text, now) {
      const index = () => new WordIndex(places);
      searched ??= { places, index: index(), geography, vocabulary: readVocabulary(kept) };
      return search(searched, text, now);
    },
    place(id, now) {
      const place = byName.get(id);
      if (!place) return null;
      const { row, hours } = place;
      return {
        place: describe(place, now),
        hours,
        row,
        days: place.days ?? {},
        here: atTheSameAddress(places, place).map((it) => it.place),
        keptAt: null,
      };
    },
    listing(name) {
      const rows = places.filter(({ place }) => place.list === name).map(({ row }) => row);
      return rows.length > 0 ? rows : null;
    },
    zip: (written) => geography.zip(written),
  };
}

/** Places by their ids and codes. A code that belongs to a place today means that place. */
function named(places: KeptPlace[]): Map<string, KeptPlace> {
  const byName = new Map<string, KeptPlace>();
  for (const kept of places) {
    for (const code of kept.place.former) {
      const former = `${kept.place.list}.${code}`;
      if (!byName.has(former)) byName.set(former, kept);
    }
  }
  for (const kept of places) byName.set(kept.place.id, kept).set(codeOf(kept), kept);
  return byName;
}

function atTheSameAddress(places: KeptPlace[], place: KeptPlace): KeptPlace[] {
  const wanted = addressOf(place);
  if (wanted === null) return [];
  return places.filter((other) => other !== place && addressOf(other) === wanted);
}

/** Street and town without the case and the signs in which two copies differ. */
function addressOf(place: KeptPlace): string | null {
  if (field(place, 'address') === null) return null;
  const part = (name: string) =>
    (field(place, name) ?? '')
      .toLowerCase()
      .replace(/[^\p{Alphabetic}\p{N}]+/gu, ' ')
      .trim();
  return `${part('address')}\n${part('city')}`;
}
