import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Backend } from '../backend/Backend';
import { useBackend } from '../backend/context';
import { HEADING_ID, PageHeading } from '../page/PageHeading';
import { Tools } from '../tools/Tools';
import { useBuilderWords } from '../words/builderWords';
import { FittingList } from './FittingList';
import { SkillFamilies } from './SkillFamilies';

/**
 * What was tapped, by the entry of the history that shows it. Only in memory: the end of a visit loads the page anew, and
 * neither the address nor the browser's history says any of it.
 */
const tapped = new WeakMap<Backend, Map<string, string[]>>();
/** The part of the history's entry that says which half of the screen is shown. */
const EMPLOYERS = 'employers';

/** From what a person taps to employers, without an account, a file or a name. Nothing is kept. */
export function TapSkills() {
  const { tap: words, fitting } = useBuilderWords();
  const navigate = useNavigate();
  const location = useLocation();
  const { key } = location;
  const known = tappedIn(useBackend());
  const [chosen, setChosen] = useState(() => known.get(key) ?? []);
  useEffect(() => void known.set(key, chosen), [known, key, chosen]);
  const isShown = location.state === EMPLOYERS && chosen.length > 0;
  const title = isShown ? words.employers : words.title;
  useFocusOnOtherHalf(isShown);
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
                onClick={() => void navigate('.', { state: EMPLOYERS })}
              >
                {words.show}
              </button>
            </p>
          </>
        )}
        {isShown && (
          <>
            <p className="actions no-print">
              <button
                type="button"
                className="btn btn-outline-primary"
                onClick={() => void navigate(-1)}
              >
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

function tappedIn(backend: Backend): Map<string, string[]> {
  const known = tapped.get(backend) ?? new Map<string, string[]>();
  tapped.set(backend, known);
  return known;
}

/** The other half of the screen begins at its top, also for who hears it. */
function useFocusOnOtherHalf(isShown: boolean) {
  const last = useRef(isShown);
  useEffect(() => {
    if (last.current === isShown) return;
    last.current = isShown;
    document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isShown]);
}
