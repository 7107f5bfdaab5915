import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Place } from '../generated/bindings';
import { TextButton } from '../mylist/TextButton';
import { PageHeading } from '../page/PageHeading';
import { usePageView } from '../page/usePageView';
import { EMPTY } from '../places/cellContent';
import { PlaceFacts } from '../places/PlaceFacts';
import { PrintButton } from '../places/PrintButton';
import { NoContact } from '../places/NoContact';
import { PhoneLine } from '../places/PhoneLine';
import { PrintedOn } from '../places/PrintedOn';
import { contactGapOf } from '../places/reachable';
import { dateOf } from '../placefacts/wallDate';
import { dayText } from '../places/writtenDay';
import { useLoaderData } from 'react-router';
import { useBackend } from '../backend/context';
import { useTerminal } from '../backend/useTerminal';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { useTextWords } from '../words/textWords';
import { checkedText } from './checkedText';
import { HolidayNote } from '../places/HolidayNote';
import { KeptNote } from './KeptNote';
import type { LoadedPlace } from './loadPlace';
import './place.css';
import { PlaceActions } from './PlaceActions';
import { PlaceAnswers } from './PlaceAnswers';
import { PlaceBrief } from './PlaceBrief';
import { PlaceState } from './PlaceState';
import { isNowhere } from './row';
import { ReportDialog } from './ReportDialog';
import { SourceWords } from './SourceWords';
import { stated } from './stated';
import { useReport } from './useReport';
import { useTimely } from './useTimely';
import { VisitTimes } from './VisitTimes';
import { QrCode } from '../page/QrCode';

/** One place with all that is known of it. */
export function PlacePage() {
  const { place, at, day, isOver } = useLoaderData<LoadedPlace>();
  if (!place) return <GonePlace />;
  // What is typed about one place is not about the next.
  return <KnownPlace key={place.place.id} known={place} at={at} asked={day} isOver={isOver} />;
}

interface Props {
  known: Place;
  at: string;
  asked: string | null;
  isOver: boolean;
}

function KnownPlace({ known, at, asked, isOver }: Props) {
  const { place, row } = known;
  const { website } = useTerminal();
  const words = useFindWords();
  const language = useLanguageCode();
  const texting = useTextWords();
  const [isReporting, setReporting] = useState(false);
  const reporting = useReport(place.id);
  const backend = useBackend();
  usePageView('resourcetables', place.id);
  useTimely(at, [place.open]);
  useEffect(() => {
    backend.countPlaceUses([place.id], 'opened');
  }, [backend, place.id]);
  const sources = stated(place.requirements);
  const day = place.checked && dayText(place.checked, language);
  // A call may have been about one fact only. A kiosk that never reached its service does not know about which.
  const dayOf = (field: string) => {
    const checked = known.days?.[field] ?? place.checked;
    return known.days && checked && checked !== EMPTY ? dayText(checked, language) : undefined;
  };
  const hoursDay = dayOf('hours');
  return (
    <article className="container place-page">
      <PageHeading name={place.name}>
        <span lang="en">{place.name}</span>
      </PageHeading>
      <PrintedOn />
      <KeptNote keptAt={known.keptAt} />
      {isOver && <p role="alert">{words.over}</p>}
      {asked && (
        <p>
          <strong>{words.place.moment(dayText(asked, language))}</strong>
        </p>
      )}
      {/* On a small phone too, who is on the way needs no second screen. */}
      <PlaceState place={place} at={at} />
      <PlaceBrief known={known} at={at} />
      <PhoneLine phone={place.phone} />
      <NoContact gap={contactGapOf(place.list, row)} />
      <PlaceActions place={place}>
        <TextButton places={[place.id]} label={texting.button} />
      </PlaceActions>
      <HolidayNote day={dateOf(at)} />
      {place.freshness === 'old' && (
        <p className="freshness is-old">{checkedText(place, at, words, language)}</p>
      )}
      {/* Then there is the one day of the place. */}
      {!known.days && day && <p className="fact-day">{words.checkedAgo(day)}</p>}
      {hoursDay && place.hours && <p className="fact-day">{words.place.hoursChecked(hoursDay)}</p>}
      <figure className="place-code for-another-phone">
        <QrCode
          value={`${website}places/${place.id}`}
          size={150}
          marginSize={4}
          title={words.place.code}
        />
        <figcaption>{words.place.scan}</figcaption>
      </figure>
      <h2>{words.place.asksFor}</h2>
      <PlaceAnswers place={place} orElse={words.place.asksUnknown} />
      {sources.map((source) => (
        <p key={source} className="quoted">
          {words.place.from} <SourceWords place={place} text={source} />
        </p>
      ))}
      <p className={`freshness is-${place.freshness}`}>
        {day ? words.place.checked(day) : words.freshness.undated}
      </p>
      <h2>{words.place.facts}</h2>
      {/* Each fact says its day itself. */}
      <PlaceFacts
        row={row}
        without={['checked']}
        dayOf={(field) => {
          const checked = dayOf(field);
          return checked && words.checkedAgo(checked);
        }}
      />
      {(!isNowhere(place) || place.hours !== null) && <VisitTimes place={known} at={at} />}
      <p className="actions no-print">
        <PrintButton
          label={words.place.printCard}
          onPrint={() => backend.countPlaceUses([place.id], 'printed')}
        />
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => setReporting(true)}
        >
          {words.report.button}
        </button>
      </p>
      {isReporting && <ReportDialog reporting={reporting} onClose={() => setReporting(false)} />}
    </article>
  );
}

function GonePlace() {
  const { place } = useFindWords();
  return (
    <article className="container message-page">
      <PageHeading name={place.gone}>{place.gone}</PageHeading>
      <p>{place.goneText}</p>
      <Link className="btn btn-primary" to="/">
        {place.find}
      </Link>
    </article>
  );
}
