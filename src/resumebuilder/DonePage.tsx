import { useState } from 'react';
import Alert from 'react-bootstrap/Alert';
import { Link, Navigate, useNavigate } from 'react-router';
import type { ResumeAnswers, ResumeLanguage } from '../generated/bindings';
import { ErrorReference } from '../page/ErrorReference';
import { PageHeading } from '../page/PageHeading';
import { useFreshening } from '../page/useFreshening';
import { Tools } from '../tools/Tools';
import { useBuilderWords } from '../words/builderWords';
import { errorText } from '../words/errorText';
import { useWrittenLanguage, useWords } from '../words/language';
import {
  clearAnswers,
  isForeign,
  isNamed,
  isUntouched,
  useAnswers,
} from '../resumeanswers/answers';
import { keepLook, lookNow, type Look } from '../resumeanswers/look';
import { OneOf } from './OneOf';
import { PlainText } from './PlainText';
import { SheetView } from './SheetView';
import { pathOf, refusedIn, STEPS } from './steps';
import { TakeAlong } from './TakeAlong';
import { useMade } from './useMade';

/** The finished resume, once there are answers and a name: nothing else is asked of the service. */
export function DonePage() {
  const answers = useAnswers();
  if (isUntouched()) return <Navigate to={pathOf.start} replace />;
  if (!isNamed(answers)) return <Navigate to={pathOf.step('reach')} replace />;
  return <Finished answers={answers} />;
}

/** How it looks, and every way to take it along. */
function Finished({ answers }: { answers: ResumeAnswers }) {
  const words = useBuilderWords();
  const { done } = words;
  const general = useWords();
  const visitLanguage = useWrittenLanguage();
  const navigate = useNavigate();
  const [look, setLook] = useState(lookNow);
  const { design, language = visitLanguage } = look;
  const choose = (chosen: Partial<Look>) => {
    keepLook({ ...look, ...chosen });
    setLook({ ...look, ...chosen });
  };
  const wished = useMade(answers, language, Number(design));
  const { last, isOutOfReach, failure, again } = wished;
  const made = wished.made ?? last;
  useFreshening(isOutOfReach, again);
  const refused = failure?.code === 'invalid-argument' ? refusedIn(failure.said ?? '') : null;
  const wrong = refused?.step;
  return (
    <section className="done">
      <PageHeading name={done.title}>{done.title}</PageHeading>
      <p className="private">{words.private}</p>
      {failure && (
        <Alert variant="warning">
          <strong>{done.failed}</strong>
          <p>
            {wrong ? done.fix : errorText(general, failure.code)} {done.keeps}
          </p>
          {refused?.letter && <p>{done.letter(refused.letter)}</p>}
          {isOutOfReach && <p>{last ? done.lastMade : done.needsNetwork}</p>}
          {wrong && <Link to={pathOf.step(wrong)}>{words.steps[wrong]}</Link>}
          <ErrorReference error={failure} />
          {!wrong && (
            <p className="actions">
              <button type="button" className="btn btn-outline-primary" onClick={again}>
                {done.again}
              </button>
              {isOutOfReach && (
                <Link className="btn btn-outline-primary" to={pathOf.employers}>
                  {done.employers}
                </Link>
              )}
            </p>
          )}
        </Alert>
      )}
      <p role="status">{made || failure ? '' : done.making}</p>
      {made && (
        <>
          <TakeAlong
            made={made}
            name={fileName(answers.name, made.sheet.language)}
            print={done.print}
          />
          <div className="wishes no-print">
            <OneOf
              label={done.language}
              options={(['en', 'es'] as const).map((id) => ({ id, text: done.languages[id] }))}
              chosen={language}
              onChange={(chosen) => choose({ language: chosen })}
            />
            <OneOf
              label={done.design}
              options={(['1', '2'] as const).map((id, at) => ({
                id,
                text: done.designs[at] ?? '',
              }))}
              chosen={design}
              onChange={(chosen) => choose({ design: chosen })}
            />
          </div>
          {isForeign(answers, language) && <p className="no-print">{done.marked}</p>}
          <SheetView sheet={made.sheet} design={Number(design)} />
          <PlainText text={made.text} />
        </>
      )}
      <nav className="changes no-print" aria-labelledby="builder-change">
        <h2 id="builder-change">{done.change}</h2>
        <ul>
          {STEPS.map((step) => (
            <li key={step}>
              <Link className="btn btn-outline-primary" to={pathOf.step(step)}>
                {words.steps[step]}
              </Link>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => {
            clearAnswers();
            void navigate(pathOf.start);
          }}
        >
          {done.clear}
        </button>
      </nav>
      <Tools />
    </section>
  );
}

/** Says what the file is, and whose. */
function fileName(name: string, language: ResumeLanguage): string {
  const person = name.trim().replace(/[^\p{L}\p{N}]+/gu, '-');
  return `${person}-${language === 'es' ? 'curriculum' : 'resume'}.pdf`;
}
