import { Link } from 'react-router';
import type { FoundPlace, Near } from '../generated/bindings';
import { DataText } from '../places/DataText';
import { HiresFact } from '../places/HiresFact';
import { isEvident } from '../places/kind';
import { NoContact } from '../places/NoContact';
import { PaperSite } from '../places/PaperSite';
import { PhoneLine } from '../places/PhoneLine';
import { contactGapOf } from '../places/reachable';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { checkedText } from './checkedText';
import { Miles } from './Miles';
import { PlaceActions } from './PlaceActions';
import { PlaceAnswers } from './PlaceAnswers';
import { PlaceState } from './PlaceState';
import { isNowhere, rowOf } from './row';

interface Props {
  place: FoundPlace;
  at: string;
  /** Where the miles are from. */
  near: Near | null;
  /** What the address of its page keeps of the question. */
  query?: string;
}

/** A place as an answer: whether it is open, where it is, what to bring, what to do next. */
export function PlaceCard({ place, at, near, query = '' }: Props) {
  const words = useFindWords();
  const language = useLanguageCode();
  const isNoteShown = place.notes !== null && place.list !== 'employment' && isNowhere(place);
  const where = [place.address, place.city, place.zip].filter(Boolean).join(', ');
  return (
    <li className="card place-card">
      <h3 lang="en">
        <Link to={`/places/${place.id}${query}`}>{place.name}</Link>
      </h3>
      <PlaceState place={place} at={at} />
      <p className="place-where">
        {place.kind && (language !== 'en' || !isEvident(place.kind, place.name)) && (
          <span className="place-kind" lang="en">
            <DataText field="type" text={place.kind} />
            {where && <span aria-hidden="true"> · </span>}
          </span>
        )}
        <span lang="en">{where}</span>
        <Miles miles={place.miles} near={near} />
        {place.county === 'Statewide' && <span className="miles">{words.statewide}</span>}
      </p>
      <PhoneLine phone={place.phone} />
      <PaperSite address={place.website} />
      {place.hours && (
        <p className="place-hours" lang="en">
          <DataText field="hours" text={place.hours} />
        </p>
      )}
      {place.beside !== null && (
        <p className="place-beside">
          {words.beside}{' '}
          <span lang="en">
            <DataText field="notes" text={place.beside} />
          </span>
        </p>
      )}
      <PlaceAnswers place={place} isNoteShown={isNoteShown} />
      {isNoteShown && place.notes && (
        // Nobody can be asked: all that is known stands here.
        <p className="place-note" lang="en">
          <DataText field="notes" text={place.notes} />
        </p>
      )}
      <HiresFact text={place.hires} />
      <NoContact gap={contactGapOf(place.list, rowOf(place))} />
      <p className={`freshness is-${place.freshness}`}>{checkedText(place, at, words, language)}</p>
      <PlaceActions place={place} />
    </li>
  );
}
