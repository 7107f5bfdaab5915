import { Fragment } from 'react';
import { usePart, useWords } from '../words/language';

/** A value of a list in the language of the visit; what has no translation is marked as English. */
export function DataText({ field, text }: { field: string; text: string }) {
  const { language } = useWords();
  const data = usePart('data');
  if (!data) return <Unbroken text={text} />;
  return (
    <>
      {data(field, text).map((part, at) => (
        <Fragment key={at}>
          <span lang={part.lang}>
            <Unbroken text={part.text} />
          </span>
          {part.mark && (
            <small className="in-english" lang={language}>
              {' '}
              {part.mark}{' '}
            </small>
          )}
        </Fragment>
      ))}
    </>
  );
}

/** A telephone number, and an extension with its number. */
const WHOLE = /((?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}|\bext\.? ?\d+)/;

/**
 * A text whose telephone numbers stay on one line: half a number is none. Enlarged, a number has the size for which the
 * screen has room.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(WHOLE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} style={{ whiteSpace: 'nowrap', fontSize: 'min(1em, 8cqi)' }}>
        {part}
      </span>
    ),
  );
}

/** Values beside each other, with a comma between. */
export function DataLine({ values }: { values: [field: string, text: string][] }) {
  return (
    <>
      {values.map(([field, text], at) => (
        <Fragment key={field}>
          {at > 0 && ', '}
          <DataText field={field} text={text} />
        </Fragment>
      ))}
    </>
  );
}
