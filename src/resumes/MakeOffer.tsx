import { Link } from 'react-router';
import { isNamed, useAnswers } from '../resumeanswers/answers';
import { useWords } from '../words/language';
import { useResumeWords } from '../words/resumeWords';

interface Props {
  /** Whether there is a file already; unknown while they are loaded. */
  hasFiles: boolean | null;
}

/** A resume can be made here by taps. Who has made one and came to save it is led back to it. */
export function MakeOffer({ hasFiles }: Props) {
  const { home } = useWords();
  const { make } = useResumeWords();
  const isMade = isNamed(useAnswers());
  return (
    <section className="panel" aria-labelledby="make-title">
      <h3 id="make-title">{isMade ? make.madeTitle : hasFiles ? make.another : make.title}</h3>
      <p>{isMade ? make.madeText : make.text}</p>
      <Link className="btn btn-primary" to={isMade ? '/resume/new/done' : '/resume/new'}>
        {isMade ? make.toMade : home.employment.make}
      </Link>
    </section>
  );
}
