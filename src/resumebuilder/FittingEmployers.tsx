import { Link, Navigate } from 'react-router';
import { PageHeading } from '../page/PageHeading';
import { Tools } from '../tools/Tools';
import { useBuilderWords } from '../words/builderWords';
import { useWrittenLanguage } from '../words/language';
import { useAnswers } from './answers';
import { FittingList } from './FittingList';
import { pathOf } from './steps';
import { useMade } from './useMade';

/** Straight from a made resume to employers, without an account; nothing is kept. */
export function FittingEmployers() {
  const { fitting: words } = useBuilderWords();
  const answers = useAnswers();
  const { made, failure } = useMade(answers, useWrittenLanguage(), 1);
  if (answers.name.trim() === '') return <Navigate to={pathOf.step('reach')} replace />;
  return (
    <section className="done employers">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <p>{words.intro}</p>
      <FittingList concepts={made?.concepts ?? null} unknown={failure} />
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
