import { Link, useLocation } from 'react-router';
import { useBackend } from '../backend/context';
import { shownBy } from './signature';
import { useToolsWords } from '../words/toolsWords';

const TOOLS = [
  ['firstDays', '/first-days'],
  ['resume', '/resume/new'],
  ['skills', '/resume/new/tap'],
  ['interview', '/interview'],
  ['employer', '/letter/employer'],
  ['fines', '/letter/payment-plan'],
  ['record', '/letter/record'],
  ['slip', '/appointment'],
  ['papers', '/papers'],
] as const;

/** Ways on to everything that is made here without an account. */
export function Tools() {
  const words = useToolsWords();
  const { pathname } = useLocation();
  const { papersPlanner } = useBackend();
  const isOffered = (name: string) => name !== 'papers' || shownBy(papersPlanner).is !== 'hidden';
  return (
    <nav className="tools no-print" aria-labelledby="tools">
      <h2 id="tools">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {TOOLS.filter(([name, path]) => path !== pathname && isOffered(name)).map(
          ([name, path]) => (
            <li key={name}>
              <Link className="btn btn-outline-primary" to={path}>
                {words[name]}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
