import { useState } from 'react';
import Alert from 'react-bootstrap/Alert';
import { ErrorReference } from '../page/ErrorReference';
import { useFreshening } from '../page/useFreshening';
import { Employers } from '../resumes/Employers';
import { ZipForm } from '../resumes/ZipForm';
import { useBuilderWords } from '../words/builderWords';
import { dateText } from '../words/dates';
import { errorText } from '../words/errorText';
import { useWords, useWrittenLanguage } from '../words/language';
import { useFitting } from './useFitting';

interface Props {
  concepts: string[];
  /** What the person wrote about their work. */
  ownWords?: string[];
}

/** Employers for what a person can do, nearest to a ZIP code if one is given. Nothing is kept. */
export function FittingList({ concepts, ownWords = [] }: Props) {
  const { fitting: words, done } = useBuilderWords();
  const general = useWords();
  const [zip, setZip] = useState('');
  const { fitting, failure, again } = useFitting(concepts, ownWords, zip);
  const isNothing = fitting?.answer.matches.length === 0;
  const isHelp = isNothing && fitting.answer.helpers.length > 0;
  const keptAt = fitting?.answer.keptAt ?? null;
  const isUnread = keptAt !== null && ownWords.length > 0;
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
      {keptAt !== null && !failure && <KeptFitting keptAt={keptAt} again={again} />}
      <p role="status">
        {!fitting && !failure && words.looking}
        {isNothing && !isUnread && words.nothing}
        {isUnread && words.unread}
        {isHelp && ` ${words.help}`}
      </p>
      {isNothing && <p>{words.tapWork}</p>}
      {fitting && (
        <div className="resumes">
          <div className="employers">
            <Employers answer={fitting.answer} zip={zip} tapped={fitting.tapped} heading="h2" />
          </div>
        </div>
      )}
    </>
  );
}

/** KSK-4: this page answered itself, because the network is down. It asks again until that is over. */
function KeptFitting({ keptAt, again }: { keptAt: number; again: () => void }) {
  const { fitting: words } = useBuilderWords();
  const language = useWrittenLanguage();
  useFreshening(true, again);
  const when = dateText(language, { dateStyle: 'long', timeStyle: 'short' }, keptAt);
  return (
    <p role="status" className="kept">
      {words.kept(when)}
    </p>
  );
}
