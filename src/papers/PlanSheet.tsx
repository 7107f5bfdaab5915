import { useTerminal } from '../backend/useTerminal';
import { PrintButton } from '../places/PrintButton';
import { PrintedOn } from '../places/PrintedOn';
import { useWrittenLanguage } from '../words/language';
import { usePlannerWords } from '../words/plannerWords';
import { addressOf } from './choices';
import { countOf, planOf, POINTS, withPapersOf, type Choices, type Step } from './plan';
import { KINDS, rules, sourceOf, type Kind, type Rule } from './rules';
import type { Shown } from '../tools/signature';
import { Standing } from './Standing';
import { fitsCode, QrCode } from '../page/QrCode';
import './plan.css';

interface Props {
  choices: Choices;
  shown: Exclude<Shown, { is: 'hidden' }>;
}

/** The plan: one sheet in large type, with a code that opens it on a phone. */
export function PlanSheet({ choices, shown }: Props) {
  const words = usePlannerWords();
  const { website } = useTerminal();
  const steps = planOf(choices);
  const address = addressOf(website, choices);
  return (
    <section className="plan" aria-labelledby="plan">
      <header>
        <div>
          <h2 id="plan">{words.sheet}</h2>
          <p role="status">{steps.length === 0 ? words.all : words.order}</p>
        </div>
        {fitsCode(address) && (
          <figure>
            <QrCode value={address} size={150} marginSize={4} title={words.code} />
            <figcaption>{words.scan}</figcaption>
          </figure>
        )}
      </header>
      <PrintedOn />
      <ol>
        {steps.map((step, at) => (
          <PlanStep key={step.id} step={step} choices={choices} before={steps.slice(0, at)} />
        ))}
      </ol>
      <Standing shown={shown} dated={rules.dated} />
      <p className="no-print">
        <PrintButton label={words.print} />
      </p>
      <details className="no-print">
        <summary>{words.sources}</summary>
        <ul lang="en">
          {[...new Set(steps.flatMap(({ lines }) => lines.map(sourceOf)))].map(
            (source) =>
              source && (
                <li key={source.id}>
                  {source.law && <strong>{source.law}. </strong>}
                  {source.title}. {source.read}.
                </li>
              ),
          )}
        </ul>
      </details>
    </section>
  );
}

function PlanStep({ step, choices, before }: { step: Step; choices: Choices; before: Step[] }) {
  const words = usePlannerWords();
  return (
    <li>
      <h3>{words.steps[step.id]}</h3>
      <dl>
        {KINDS.map((kind) => {
          const lines = step.lines.filter((line) => line.kind === kind);
          return (
            lines.length > 0 && (
              <div key={kind} className={`is-${kind}`}>
                <dt>{words.kinds[kind]}</dt>
                {lines.map((line) => (
                  <Line key={line.id} line={line} kind={kind} />
                ))}
                {kind === 'bring' && step.id === 'nj-id' && (
                  <Points choices={choices} before={before} />
                )}
              </div>
            )
          );
        })}
      </dl>
    </li>
  );
}

function Line({ line, kind }: { line: Rule; kind: Kind }) {
  const words = usePlannerWords();
  const law = sourceOf(line)?.law;
  const isShown = law !== undefined && (kind === 'law' || kind === 'free');
  return (
    <dd>
      {line[useWrittenLanguage()]} {isShown && <strong>{words.law(law)}</strong>}
    </dd>
  );
}

/** What counts how much at the MVC with the papers of the steps before, and what would still count. */
function Points({ choices, before }: { choices: Choices; before: Step[] }) {
  const words = usePlannerWords();
  const language = useWrittenLanguage();
  const { papers, points, others } = countOf(withPapersOf(choices, before));
  return (
    <dd>
      <ul className="points">
        {papers.map((paper) => (
          <li key={paper.id}>
            {paper[language]}: {words.points(paper.points)}
            {!choices.holds.includes(paper.id) && ` (${words.secondAlso})`}
          </li>
        ))}
      </ul>
      <p>{points >= POINTS ? words.count(points) : words.short(POINTS - points)}</p>
      {points < POINTS && (
        <ul className="points">
          {others.map((paper) => (
            <li key={paper.id}>
              {paper[language]}: {words.points(paper.points)}
            </li>
          ))}
        </ul>
      )}
    </dd>
  );
}
