import { Link } from 'react-router';
import Button from 'react-bootstrap/Button';
import { useWrittenLanguage } from '../words/language';
import { useBuilderWords } from '../words/builderWords';
import { change, MOST, useAnswers } from '../resumeanswers/answers';
import { nameOf } from './nameOf';
import { Question } from './Question';
import { after, pathOf } from './steps';

/** All jobs so far: change one, take one off, add another. */
export function JobsStep() {
  const { jobs: words } = useBuilderWords();
  const language = useWrittenLanguage();
  const { jobs } = useAnswers();
  const isFull = jobs.length >= MOST.jobs;
  return (
    <Question
      title={words.title}
      text={jobs.length === 0 ? words.empty : ''}
      step="jobs"
      next={after('jobs')}
    >
      <ul className="jobs">
        {jobs.map((job, place) => {
          const name = nameOf(job, language);
          return (
            <li key={place}>
              <Link
                className="btn btn-outline-primary"
                aria-label={words.change(name)}
                to={pathOf.tasks(place)}
              >
                {name}
              </Link>
              <Button
                variant="outline-primary"
                aria-label={words.remove(name)}
                onClick={() => change({ jobs: jobs.filter((_, at) => at !== place) })}
              >
                ✕
              </Button>
            </li>
          );
        })}
      </ul>
      {isFull ? (
        <p>{words.full}</p>
      ) : (
        <Link className="btn btn-outline-primary" to={pathOf.start}>
          + {words.add}
        </Link>
      )}
    </Question>
  );
}
