import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { EmployerMatch, SkillTile } from '../generated/bindings';
import { useBackend } from '../backend/context';
import { DataText, Unbroken } from '../places/DataText';
import { HiresFact } from '../places/HiresFact';
import { dayText } from '../places/writtenDay';
import { NoContact } from '../places/NoContact';
import { PaperSite } from '../places/PaperSite';
import { callable, isFaxOnly } from '../places/phone';
import { contactGap } from '../places/reachable';
import { OutsideLink } from '../page/OutsideLink';
import { useLanguageCode, useWords, writtenLanguage } from '../words/language';
import { useResumeWords } from '../words/resumeWords';
import { directionsTo, isReachable } from './contactOf';
import { notesBeside } from './notesBeside';
import { Reasons } from './Reasons';
import { late } from '../page/late';

const PhoneCode = late(async () => (await import('./PhoneCode')).PhoneCode);

interface Props {
  employer: EmployerMatch;
  zip: string;
  tapped: SkillTile[];
  heading: 'h2' | 'h4';
}

/** One employer: why it suits, how far it is, what else it asks for, how to reach it. */
export function EmployerCard({ employer, zip, tapped, heading: Heading }: Props) {
  const { opensNewTab } = useWords();
  const language = useLanguageCode();
  const { employers } = useResumeWords();
  const hasPhone = useBackend().device.kind === 'browser';
  const [coded, setCoded] = useState(false);
  const labels = (list: { en: string; es: string }[]) =>
    list.map((label) => label[writtenLanguage(language)]).join(', ');
  const { name, phone, address, website, checked } = employer;
  const called = hasPhone ? callable(phone) : null;
  const number = called?.length === 10 ? `+1${called}` : called;
  const notes = notesBeside(employer.notes ?? '', employer.askFirst);
  return (
    <li className="card employer">
      <Heading lang="en">{name}</Heading>
      <Reasons employer={employer} tapped={tapped} />
      <p>
        {employer.miles !== null && <>{employers.miles(employer.miles, zip)} </>}
        {employer.missing.length > 0 && <>{employers.asks(labels(employer.missing))} </>}
        {employer.otherJobs.length > 0 && <>{employers.otherJobs(labels(employer.otherJobs))} </>}
        {employer.licences.length > 0 && (
          <strong>{employers.needs(labels(employer.licences))}</strong>
        )}
      </p>
      {notes && (
        <p className="notes" lang="en">
          <DataText field="notes" text={notes} />
        </p>
      )}
      {employer.askFirst && (
        <p>
          <strong>{employers.askFirst}</strong>
        </p>
      )}
      <HiresFact text={employer.hires} />
      <p className="freshness">
        {checked ? employers.checked(dayText(checked, language)) : employers.undated}
      </p>
      <NoContact gap={contactGap(isReachable(employer), employer.notes ?? '')} />
      {address && (
        <p className="place" lang="en">
          {address}
        </p>
      )}
      {phone && (
        <p className="place-phone on-paper">
          <strong>
            <Unbroken text={phone} />
          </strong>
        </p>
      )}
      <PaperSite address={website} />
      <p className="actions no-print">
        {phone && number && (
          <a className="btn btn-primary" href={`tel:${number}`}>
            <Unbroken text={employers.call(phone)} />
          </a>
        )}
        {phone && !number && (
          <strong>
            <Unbroken text={isFaxOnly(phone) ? phone : employers.call(phone)} />
          </strong>
        )}
        {address && (
          <OutsideLink
            className="btn btn-outline-primary"
            address={directionsTo(address)}
            label={`${employers.directions}, ${name}, ${opensNewTab}`}
          >
            {employers.directions}
          </OutsideLink>
        )}
        {website && (
          <OutsideLink
            className="btn btn-outline-primary"
            address={website}
            label={`${employers.website}, ${name}, ${opensNewTab}`}
          >
            {employers.website}
          </OutsideLink>
        )}
        {isReachable(employer) && (
          <Button
            variant="outline-primary"
            className="for-another-phone"
            aria-label={`${employers.phoneCode}, ${name}`}
            onClick={() => setCoded(true)}
          >
            {employers.phoneCode}
          </Button>
        )}
      </p>
      {coded && <PhoneCode employer={employer} onClose={() => setCoded(false)} />}
    </li>
  );
}
