import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useBackend } from '../backend/context';
import { PageHeading } from '../page/PageHeading';
import { OneOf } from '../resumebuilder/OneOf';
import { Tiles } from '../resumebuilder/Tiles';
import { Tools } from '../tools/Tools';
import { usePlannerWords } from '../words/plannerWords';
import { keepChoices, openedChoices } from './choices';
import { NOTHING, type Choices } from './plan';
import { PlanSheet } from './PlanSheet';
import { rules } from './rules';
import { shownBy } from '../tools/signature';

/** What to do for which paper: tap what is there, read and print what is missing. */
export function PlannerPage() {
  const words = usePlannerWords();
  const shown = shownBy(useBackend().papersPlanner);
  return (
    <article className="container builder planner">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      {shown.is === 'hidden' ? (
        <>
          <h2>{words.hidden}</h2>
          <p>{words.hiddenText}</p>
          <HelpLink />
        </>
      ) : (
        <Planner shown={shown} />
      )}
      <Tools />
    </article>
  );
}

function Planner({ shown }: { shown: Exclude<ReturnType<typeof shownBy>, { is: 'hidden' }> }) {
  const words = usePlannerWords();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [choices, setChoices] = useState(() => openedChoices(hash));
  const choose = (parts: Partial<Choices>) => {
    const next = { ...choices, ...parts };
    keepChoices(next);
    setChoices(next);
  };
  // What was scanned is kept for the visit and leaves the address.
  useEffect(() => {
    if (hash === '') return;
    keepChoices(openedChoices(hash));
    void navigate('/papers', { replace: true });
  }, [hash, navigate]);
  const { holds, born, home, left } = choices;
  const hasRelease = holds.includes('prison-card') || holds.includes('jail-card');
  const isBirthMissing = !rules.holds.some(({ id, main }) => main && holds.includes(id));
  return (
    <>
      <div className="no-print">
        <p>{words.intro}</p>
        <p className="private">{words.private}</p>
        <h2>{words.have}</h2>
        <Tiles
          label={words.have}
          terms={rules.holds}
          chosen={holds}
          most={rules.holds.length}
          onChange={(ids) => choose({ holds: ids })}
        />
        {isBirthMissing && (
          <OneOf
            label={words.born}
            options={optionsOf(words.borns)}
            chosen={born}
            onChange={(id) => choose({ born: id })}
          />
        )}
        <OneOf
          label={words.home}
          options={optionsOf(words.homes)}
          chosen={home}
          onChange={(id) => choose({ home: id })}
        />
        {hasRelease && (
          <OneOf
            label={words.left}
            options={optionsOf(words.lefts)}
            chosen={left}
            onChange={(id) => choose({ left: id })}
          />
        )}
      </div>
      <PlanSheet choices={choices} shown={shown} />
      <p className="actions no-print">
        <HelpLink />
        <button type="button" className="btn btn-outline-primary" onClick={() => choose(NOTHING)}>
          {words.clear}
        </button>
      </p>
    </>
  );
}

function HelpLink() {
  const words = usePlannerWords();
  return (
    <Link className="btn btn-outline-primary" to="/find/id">
      {words.help}
    </Link>
  );
}

/** The names of answers as choices to tap. */
function optionsOf<T extends string>(names: Record<T, string>): { id: T; text: string }[] {
  return (Object.keys(names) as T[]).map((id) => ({ id, text: names[id] }));
}
