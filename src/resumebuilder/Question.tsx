import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageHeading } from '../page/PageHeading';
import { useBuilderWords } from '../words/builderWords';
import { STEPS, type Step } from './steps';

interface Props {
  title: string;
  text: string;
  /** Which of the steps this is; none before the first. */
  step?: Step;
  /** Where "Continue" leads; without it there is no such button. */
  next?: string;
  /** Asked before "Continue"; false stays. */
  check?: () => boolean;
  children: ReactNode;
}

/** One question: what is asked, the answers, and the ways back and on. */
export function Question({ title, text, step, next, check, children }: Props) {
  const words = useBuilderWords();
  const navigate = useNavigate();
  const at = step ? STEPS.indexOf(step) + 1 : 1;
  return (
    <section className="question">
      <p className="steps">{words.step(at, STEPS.length)}</p>
      <div className="bar" aria-hidden="true">
        <span style={{ inlineSize: `${(at / STEPS.length) * 100}%` }} />
      </div>
      <PageHeading name={title}>{title}</PageHeading>
      <p>{text}</p>
      {children}
      <p className="ways-on">
        <button type="button" className="btn btn-outline-primary" onClick={() => void navigate(-1)}>
          {words.back}
        </button>
        {next && (
          <Link
            className="btn btn-primary"
            to={next}
            onClick={(event) => {
              if (check && !check()) event.preventDefault();
            }}
          >
            {words.next}
          </Link>
        )}
      </p>
    </section>
  );
}
