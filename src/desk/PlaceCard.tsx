import { useState } from 'react';
import { Link } from 'react-router';
import type { DeskPlace } from '../generated/bindings';
import { EMPTY, valueOf } from '../places/cellContent';
import { Unbroken } from '../places/DataText';
import { callable, isFaxOnly } from '../places/phone';
import { PlaceFacts } from '../places/PlaceFacts';
import { dayText } from '../places/writtenDay';
import { script } from '../words/desk.en';
import { useDeskWords } from '../words/deskWords';
import { useWords } from '../words/language';
import { LinkCheck } from './LinkCheck';
import { useListName } from './listName';
import { moment } from './moment';
import { spokenAddress } from './spokenAddress';
import { TwinLinks } from './TwinLinks';

/** What is known of a place, whom to call and what to say. */
export function PlaceCard({ place }: { place: DeskPlace }) {
  const words = useDeskWords();
  const { language } = useWords();
  const nameOf = useListName();
  const { row, status, checkedBy } = place;
  const checked = valueOf(row, 'checked');
  const phone = valueOf(row, 'phone');
  const number = callable(phone);
  const website = valueOf(row, 'website');
  return (
    <div className="desk-card">
      <h2 id="desk-place-name" lang="en" tabIndex={-1}>
        {valueOf(row, 'name')}
      </h2>
      <p className="desk-checked">
        {nameOf(place.list)} ·{' '}
        {checked === EMPTY
          ? words.neverChecked
          : words.checked(dayText(checked, language), checkedBy)}
      </p>
      {status === 'closed' && <p className="desk-problem">{words.isClosed}</p>}
      {status === 'not-listed' && <p className="desk-problem">{words.isNotListed}</p>}
      {place.suggestions.length > 0 && (
        <p className="desk-problem">
          <Link to="/desk/review">{words.suggested(place.suggestions.length)}</Link>
        </p>
      )}
      {phone === EMPTY ? (
        <p>{words.noPhone(website !== EMPTY)}</p>
      ) : (
        <p className="desk-phone">
          <span>{isFaxOnly(phone) ? words.isFax : words.phone}</span>
          {number === null ? (
            <Unbroken text={phone} />
          ) : (
            <a href={`tel:${number}`}>
              <Unbroken text={phone} />
            </a>
          )}
        </p>
      )}
      {place.reports.length > 0 && (
        <section className="desk-reports">
          <h3>{words.reports}</h3>
          <ul>
            {place.reports.map((report) => (
              <li key={report.id}>
                {moment(report.receivedAt, language)}: {words.wrongs[report.wrong]}
                {report.text && (
                  <q>
                    <Unbroken text={report.text} />
                  </q>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Script
        name={valueOf(row, 'name')}
        phone={phone === EMPTY ? '' : phone}
        website={website === EMPTY ? '' : spokenAddress(website)}
      />
      <PlaceFacts row={row} without={['checked', 'phone']} />
      {place.twins.length > 0 && (
        <p className="desk-twins">
          {words.twins} <TwinLinks place={place} />. {words.twinsApart}
        </p>
      )}
      {website !== EMPTY && (
        <>
          <p className="quiet">
            {words.spokenWebsite} <span lang="en">{spokenAddress(website)}</span>
          </p>
          <LinkCheck key={website} website={website} />
        </>
      )}
    </div>
  );
}

interface ScriptProps {
  name: string;
  /** Empty when there is none. */
  phone: string;
  website: string;
}

function Script({ name, phone, website }: ScriptProps) {
  const words = useDeskWords();
  const { language } = useWords();
  const own = language === 'es' ? 'es' : 'en';
  const [isOther, setOther] = useState(false);
  const spoken = isOther ? (own === 'es' ? 'en' : 'es') : own;
  return (
    <details className="desk-script">
      <summary>{words.script}</summary>
      <button type="button" className="btn btn-outline-primary" onClick={() => setOther(!isOther)}>
        {isOther ? words.scriptOther : words.scriptLanguage}
      </button>
      <ol lang={spoken}>
        {script[spoken](name, phone, website).map((line) => (
          <li key={line}>
            <Unbroken text={line} />
          </li>
        ))}
      </ol>
    </details>
  );
}
