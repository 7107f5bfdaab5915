import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import Button from 'react-bootstrap/Button';
import type { JobAnswer } from '../generated/bindings';
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
  const [gone, setGone] = useState<{ job: JobAnswer; place: number }>();
  const list = useRef<HTMLUListElement>(null);
  const putBack = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (gone) putBack.current?.focus();
  }, [gone]);
  return (
    <Question
      title={words.title}
      text={jobs.length === 0 ? words.empty : ''}
      step="jobs"
      next={after('jobs')}
    >
      <ul ref={list} className="jobs">
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
                onClick={() => {
                  change({ jobs: jobs.filter((_, at) => at !== place) });
                  setGone({ job, place });
                }}
              >
                ✕
              </Button>
            </li>
          );
        })}
      </ul>
      <div role="status" className="gone">
        {gone && (
          <>
            <p>{words.gone(nameOf(gone.job, language))}</p>
            <Button
              ref={putBack}
              variant="outline-primary"
              onClick={() => {
                flushSync(() => {
                  change({ jobs: jobs.toSpliced(gone.place, 0, gone.job) });
                  setGone(undefined);
                });
                list.current?.querySelectorAll('a')[gone.place]?.focus();
              }}
            >
              {words.putBack}
            </Button>
          </>
        )}
      </div>
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
