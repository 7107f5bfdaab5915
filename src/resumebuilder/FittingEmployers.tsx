import { Link, Navigate } from 'react-router';
import { PageHeading } from '../page/PageHeading';
import { Tools } from '../tools/Tools';
import { useBuilderWords } from '../words/builderWords';
import { isNamed, ownTexts, useAnswers } from '../resumeanswers/answers';
import { conceptsOf } from './concepts';
import { FittingList } from './FittingList';
import { pathOf } from './steps';

/** Straight from the answers of a resume to employers, without an account; nothing is kept. */
export function FittingEmployers() {
  const { fitting: words } = useBuilderWords();
  const answers = useAnswers();
  if (!isNamed(answers)) return <Navigate to={pathOf.step('reach')} replace />;
  return (
    <section className="done employers">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <p>{words.intro}</p>
      <FittingList concepts={conceptsOf(answers)} ownWords={ownTexts(answers)} />
      <p className="actions no-print">
        <Link className="btn btn-outline-primary" to={pathOf.done}>
          {words.back}
        </Link>
        <Link className="btn btn-outline-primary" to={pathOf.step('jobs')}>
          {words.change}
        </Link>
        <Link className="btn btn-outline-primary" to="/employment">
          {words.all}
        </Link>
      </p>
      <Tools />
    </section>
  );
}
