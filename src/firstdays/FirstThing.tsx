import { useId } from 'react';
import { Link } from 'react-router';
import { Miles } from '../find/Miles';
import { OpenBadge } from '../find/OpenBadge';
import { writeQuery } from '../find/question';
import type { Near } from '../generated/bindings';
import { rules, sourceOf } from '../papers/rules';
import { useFindWords } from '../words/findWords';
import type { Item } from '../words/first.en';
import { useFirstWords } from '../words/firstWords';
import { useWrittenLanguage } from '../words/language';
import { usePlannerWords } from '../words/plannerWords';
import { NEED_OF, type FirstDays, type ShownPlace } from './loadFirstDays';

/** Ways on from a thing to what is made here. */
const WAYS: Partial<Record<Item, { to: string; name: 'slip' | 'toPlanner' | 'toResume' }>> = {
  parole: { to: '/appointment', name: 'slip' },
  papers: { to: '/papers', name: 'toPlanner' },
  work: { to: '/resume/new', name: 'toResume' },
};

interface Props {
  item: Item;
  isDone: boolean;
  onToggle: () => void;
  loaded: FirstDays;
  /** Rules with laws are shown only when the planner is. */
  hasRules: boolean;
}

/** One thing of the first days: a box to tick, what to know, and places near. */
export function FirstThing({ item, isDone, onToggle, loaded, hasRules }: Props) {
  const words = useFirstWords();
  const find = useFindWords();
  const id = useId();
  const { title, text } = words.items[item];
  const way = WAYS[item];
  const need = item in NEED_OF ? NEED_OF[item as keyof typeof NEED_OF] : null;
  return (
    <li className={isDone ? 'is-done' : undefined}>
      <h2>
        <input type="checkbox" id={id} checked={isDone} onChange={onToggle} />
        <label htmlFor={id}>{title}</label>
      </h2>
      <p>{text}</p>
      {hasRules && <Laws item={item} />}
      {/* Without a town, places of the whole state would be near nobody. */}
      {item in loaded.places && loaded.asked.near !== '' && (
        <Places places={loaded.places[item] ?? null} at={loaded.at} near={loaded.near} />
      )}
      <p className="actions no-print">
        {need && (
          <Link
            className="btn btn-outline-primary"
            to={`/find/${need}${writeQuery({ ...loaded.asked, when: 'today' })}`}
          >
            {words.more(find.titles[need])}
          </Link>
        )}
        {way && (hasRules || item !== 'papers') && (
          <Link className="btn btn-outline-primary" to={way.to}>
            {words[way.name]}
          </Link>
        )}
      </p>
    </li>
  );
}

interface PlacesProps {
  places: ShownPlace[] | null;
  at: string;
  near: Near | null;
}

function Places({ places, at, near }: PlacesProps) {
  const words = useFirstWords();
  if (places === null) return <p className="kept">{words.failed}</p>;
  if (places.length === 0) return <p className="kept">{words.noPlaces}</p>;
  return (
    <ul className="near-places">
      {places.map(({ id, name, address, city, phone, open, miles }) => (
        <li key={id}>
          <Link to={`/places/${id}`} lang="en">
            {name}
          </Link>
          <OpenBadge open={open} at={at} />
          <span lang="en">{[address, city].filter(Boolean).join(', ')}</span>
          <Miles miles={miles} near={near} />
          {phone && <strong>{phone}</strong>}
        </li>
      ))}
    </ul>
  );
}

/** What the law says about a thing, with its number. */
function Laws({ item }: { item: Item }) {
  const planner = usePlannerWords();
  const words = useFirstWords();
  const language = useWrittenLanguage();
  const lines = rules.rules.filter(({ step }) => step === item);
  if (lines.length === 0) return null;
  return (
    <div className="laws">
      <p>{words.toLaw}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            {line[language]} <strong>{planner.law(sourceOf(line)?.law ?? '')}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
