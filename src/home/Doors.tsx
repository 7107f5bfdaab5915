import { Link } from 'react-router';
import type { Need } from '../generated/bindings';
import { HelpNumber } from '../page/HelpNumber';
import { useWords } from '../words/language';
import { Cross, Card, House, Plate, Shirt, Bag } from './icons';

const DOORS = [
  ['food', Plate],
  ['shelter', House],
  ['id', Card],
  ['clothes', Shirt],
  ['work', Bag],
  ['health', Cross],
] as const satisfies [Need, () => React.JSX.Element][];

/** What most people come for: one touch from here to places that are open. */
export function Doors() {
  const { doors } = useWords().home;
  return (
    <nav className="doors container" aria-labelledby="doors-title">
      <div className="doors-head">
        <h2 id="doors-title">{doors.title}</h2>
        {/* The whole sentence stands below the doors, where no small phone shows it at first. */}
        <span className="narrow-only">
          <HelpNumber className="btn btn-outline-primary">{doors.call}</HelpNumber>
        </span>
      </div>
      <ul>
        {DOORS.map(([need, Icon]) => (
          <li key={need}>
            <Link className="door" to={`/find/${need}`}>
              <Icon />
              {doors[need]}
            </Link>
          </li>
        ))}
      </ul>
      <p className="actions">
        <Link className="btn btn-outline-primary" to="/search-lists">
          {doors.search}
        </Link>
        <HelpNumber className="btn btn-outline-primary">{doors.help}</HelpNumber>
      </p>
    </nav>
  );
}
