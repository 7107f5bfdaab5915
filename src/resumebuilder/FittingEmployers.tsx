import { useState } from 'react';
import Alert from 'react-bootstrap/Alert';
import { Link, Navigate } from 'react-router';
import { ErrorReference } from '../page/ErrorReference';
import { PageHeading } from '../page/PageHeading';
import { Employers } from '../resumes/Employers';
import { ZipForm } from '../resumes/ZipForm';
import { Tools } from '../tools/Tools';
import { useBuilderWords } from '../words/builderWords';
import { errorText } from '../words/errorText';
import { useLanguageCode, useWords } from '../words/language';
import { useAnswers } from './answers';
import { pathOf } from './steps';
import { useFitting } from './useFitting';
import { useMade } from './useMade';

/** Straight from a made resume to employers, without an account; nothing is kept. */
export function FittingEmployers() {
  const { fitting: words, done } = useBuilderWords();
  const general = useWords();
  const answers = useAnswers();
  const [zip, setZip] = useState('');
  const { made, failure: unmade } = useMade(answers, useLanguageCode(), 1);
  const { fitting, failure: unmatched, again } = useFitting(made?.concepts ?? null, zip);
  if (answers.name.trim() === '') return <Navigate to={pathOf.step('reach')} replace />;
  const failure = unmade ?? unmatched;
  const isNothing = fitting?.answer.matches.length === 0;
  return (
    <section className="done employers">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <p>{words.intro}</p>
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
      <p className="actions no-print">
        <Link className="btn btn-outline-primary" to={pathOf.done}>
          {words.back}
        </Link>
        <Link className="btn btn-outline-primary" to="/employment">
          {words.all}
        </Link>
      </p>
      <Tools />
    </section>
  );
}
