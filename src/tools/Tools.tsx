import { Link, useLocation } from 'react-router';
import { useToolsWords } from '../words/toolsWords';

const TOOLS = [
  ['resume', '/resume/new'],
  ['interview', '/interview'],
  ['employer', '/letter/employer'],
  ['fines', '/letter/payment-plan'],
  ['record', '/letter/record'],
  ['slip', '/appointment'],
] as const;

/** Ways on to everything that is made here without an account. */
export function Tools() {
  const words = useToolsWords();
  const { pathname } = useLocation();
  return (
    <nav className="tools no-print" aria-labelledby="tools">
      <h2 id="tools">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {TOOLS.filter(([, path]) => path !== pathname).map(([name, path]) => (
          <li key={name}>
            <Link className="btn btn-outline-primary" to={path}>
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
