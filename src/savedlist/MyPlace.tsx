import { Link } from 'react-router';
import { PlaceAnswers } from '../find/PlaceAnswers';
import { PlaceState } from '../find/PlaceState';
import { longAgoText } from '../find/checkedText';
import type { Place } from '../generated/bindings';
import { CheckedDay } from '../places/CheckedDay';
import { PlaceFacts } from '../places/PlaceFacts';
import { ReachLinks } from '../places/ReachLinks';
import { useFindWords } from '../words/findWords';
import { useVisitWords } from '../words/visitWords';

interface Props {
  known: Place;
  /** The moment of its state, `YYYY-MM-DDTHH:MM`. */
  at: string;
  /** Takes it off the list; a list that came with a code stays as it is. */
  onRemove: (() => void) | undefined;
}

/** A place on My List: whether it is open, what to know before going, all facts. Paper is read on other days: of a state that is sure it has the hours. */
export function MyPlace({ known: { place, row }, at, onRemove }: Props) {
  const { mine } = useVisitWords();
  return (
    <li className="card">
      <h2 lang="en">
        <Link to={`/places/${place.id}`}>{place.name}</Link>
      </h2>
      <div className={place.open.state === 'ask' ? undefined : 'no-print'}>
        <PlaceState place={place} at={at} />
      </div>
      <PlaceAnswers place={place} />
      {place.phone === null && <WithoutPhone place={place} />}
      <PlaceFacts row={row} Checked={CheckedDay} />
      <div className="place-actions no-print">
        <ReachLinks row={row} />
        {onRemove && (
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-label={mine.remove(place.name)}
            onClick={onRemove}
          >
            {mine.removeShort}
          </button>
        )}
      </div>
    </li>
  );
}

/** What to do when a place has no phone number: there is no button to call it, and no number on paper. */
function WithoutPhone({ place }: Pick<Place, 'place'>) {
  const words = useFindWords();
  const advice = longAgoText(place, words);
  return advice && <p className="ask-first">{advice}</p>;
}
