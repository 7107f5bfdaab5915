import { useState } from 'react';
import Alert from 'react-bootstrap/Alert';
import type { BackendError } from '../backend/Backend';
import { ErrorReference } from '../page/ErrorReference';
import { Employers } from '../resumes/Employers';
import { ZipForm } from '../resumes/ZipForm';
import { useBuilderWords } from '../words/builderWords';
import { errorText } from '../words/errorText';
import { useWords } from '../words/language';
import { useFitting } from './useFitting';

interface Props {
  /** The skills of the person; null while they are not known yet. */
  concepts: string[] | null;
  /** The reason why they will not be known. */
  unknown?: BackendError | null;
}

/** Employers for what a person can do, nearest to a ZIP code if one is given. Nothing is kept. */
export function FittingList({ concepts, unknown = null }: Props) {
  const { fitting: words, done } = useBuilderWords();
  const general = useWords();
  const [zip, setZip] = useState('');
  const { fitting, failure: unmatched, again } = useFitting(concepts, zip);
  const failure = unknown ?? unmatched;
  const isNothing = fitting?.answer.matches.length === 0;
  return (
    <>
      <div className="resumes no-print">
        <ZipForm onZip={setZip} unknown={zip !== '' && fitting?.answer.zipKnown === false} />
      </div>
      {failure && (
        <Alert variant="warning">
          <strong>{words.failed}</strong>
          <p>{errorText(general, failure.code)}</p>
          <ErrorReference error={failure} />
          <button type="button" className="btn btn-outline-primary" onClick={again}>
            {done.again}
          </button>
        </Alert>
      )}
      <p role="status">
        {!fitting && !failure && words.looking}
        {isNothing && words.nothing}
      </p>
      {fitting && (
        <Employers answer={fitting.answer} zip={zip} tapped={fitting.tapped} heading="h2" />
      )}
    </>
  );
}
