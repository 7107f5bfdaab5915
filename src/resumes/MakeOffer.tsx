import { Link } from 'react-router';
import { useWords } from '../words/language';
import { useResumeWords } from '../words/resumeWords';

/** For who has no file: a resume can be made here by taps. */
export function MakeOffer() {
  const { home } = useWords();
  const { make } = useResumeWords();
  return (
    <section className="panel" aria-labelledby="make-title">
      <h3 id="make-title">{make.title}</h3>
      <p>{make.text}</p>
      <Link className="btn btn-primary" to="/resume/new">
        {home.employment.make}
      </Link>
    </section>
  );
}
