import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { HEADING_ID, PageHeading } from '../page/PageHeading';
import { Tools } from '../tools/Tools';
import { useBuilderWords } from '../words/builderWords';
import { FittingList } from './FittingList';
import { SkillFamilies } from './SkillFamilies';

/** From what a person taps to employers, without an account, a file or a name. Nothing is kept. */
export function TapSkills() {
  const { tap: words, fitting } = useBuilderWords();
  const [chosen, setChosen] = useState<string[]>([]);
  const [isShown, setShown] = useState(false);
  const title = isShown ? words.employers : words.title;
  // The other half of the screen begins at its top, also for who hears it.
  const hasTurned = useRef(false);
  const turn = (shown: boolean) => {
    hasTurned.current = true;
    setShown(shown);
  };
  useEffect(() => {
    if (!hasTurned.current) return;
    document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isShown]);
  return (
    <div className="container builder">
      <section className="done employers">
        <PageHeading name={title}>{title}</PageHeading>
        <p>{words.text}</p>
        {!isShown && (
          <>
            <SkillFamilies chosen={chosen} onChange={setChosen} />
            <p className="actions ways-on">
              <button
                type="button"
                className="btn btn-primary"
                disabled={chosen.length === 0}
                onClick={() => turn(true)}
              >
                {words.show}
              </button>
            </p>
          </>
        )}
        {isShown && (
          <>
            <p className="actions no-print">
              <button type="button" className="btn btn-outline-primary" onClick={() => turn(false)}>
                {words.change}
              </button>
            </p>
            <FittingList concepts={chosen} />
            <p className="actions no-print">
              <Link className="btn btn-outline-primary" to="/employment">
                {fitting.all}
              </Link>
            </p>
          </>
        )}
        <Tools />
      </section>
    </div>
  );
}
