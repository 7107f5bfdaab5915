import { lazy, Suspense, useState } from 'react';
import type { Hours } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { useListingWords } from '../words/listingWords';
import { useFieldName } from './fieldName';
import { LinkCheck } from './LinkCheck';

// Loaded when somebody taps the hours, or chooses what a place asks for.
const HoursByTapping = lazy(() => import('./hours/HoursByTapping'));
const Requirements = lazy(() => import('./requirements/Requirements'));

const LONG = ['hours', 'notes', 'other', 'work', 'requires'];
const FIELD_MAX = 2000;

/** Whether a field has room for several lines. */
export function isLong(field: string): boolean {
  return LONG.includes(field);
}

interface Props {
  id: string;
  field: string;
  value: string;
  /** The hours of the place as they are now. */
  hours: Hours;
  /** What is wrong with it; empty while nothing is known to be. */
  problem: string;
  onChange: (text: string) => void;
  /** Tells whether something that was tapped has to be put right first. */
  onMistake: (isThere: boolean) => void;
  /** How often somebody tried to publish it with such a mistake. */
  tries: number;
}

/** A field of a place with its label. Hours and requirements can be tapped instead of typed. */
export function ChangeField(props: Props) {
  const { id, field, value, hours, problem, onChange, onMistake, tries } = props;
  const { glosses } = useListingWords();
  const nameOf = useFieldName();
  const words = useDeskWords();
  const [isTapped, setTapped] = useState(false);
  const aid = { hours: words.tapHours, notes: words.chooseRequirements }[field];
  const shared = {
    id,
    className: 'form-control',
    maxLength: FIELD_MAX,
    autoComplete: 'off',
    lang: 'en',
    value,
    ...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }),
  };
  return (
    <div className={isLong(field) ? 'desk-long' : ''}>
      <label htmlFor={id} lang={glosses[field] ? undefined : 'en'}>
        {nameOf(field)}
      </label>
      {isLong(field) ? (
        <textarea
          {...shared}
          rows={2}
          onChange={({ target }) => {
            // What is typed is not what was tapped.
            if (field === 'hours') setTapped(false);
            onChange(target.value);
          }}
        />
      ) : (
        <input
          {...shared}
          type={field === 'phone' ? 'tel' : 'text'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className="desk-problem">
          {problem}
        </p>
      )}
      {field === 'website' && <LinkCheck key={value} website={value.trim()} />}
      {aid && !isTapped && (
        <button type="button" className="btn btn-link" onClick={() => setTapped(true)}>
          {aid}
        </button>
      )}
      {isTapped && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          {field === 'hours' ? (
            <HoursByTapping hours={hours} onChange={onChange} onMistake={onMistake} tries={tries} />
          ) : (
            <Requirements text={value} onChange={onChange} />
          )}
        </Suspense>
      )}
    </div>
  );
}
