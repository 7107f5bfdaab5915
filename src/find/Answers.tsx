import { REACH_MILES, type FoundPlace } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { groupsOf, type GroupKind } from './groups';
import { KeptNote } from './KeptNote';
import type { Found } from './loadFind';
import { PlaceCard } from './PlaceCard';
import { withMore } from './question';
import { useAsk } from './useAsk';

/** The places of an answer: what fits first, then what opens later or fits less. */
export function Answers({ found: { asked, answer } }: { found: Found }) {
  const words = useFindWords();
  const ask = useAsk();
  const { places, others, at } = answer;
  const later = others.filter(({ differs }) => differs.every((it) => it === 'closed'));
  const less = others.filter((place) => !later.includes(place));
  const titles: Record<GroupKind, string> = {
    soon: words.soon,
    ask: words.ask,
    open: asked.when === 'now' ? words.open : words.openThen,
    phone: words.byPhone,
    far: words.far(REACH_MILES),
  };
  return (
    <>
      <p role="status" className="count">
        {words.count(answer.total)}
      </p>
      <KeptNote keptAt={answer.keptAt} />
      {answer.total === 0 && (
        <div className="nothing">
          <p>{words.nothing}</p>
          <p>{words.nothingText}</p>
        </div>
      )}
      {groupsOf(places, asked.when).map(([kind, found]) => (
        <Group key={kind} title={titles[kind]} places={found} at={at} />
      ))}
      {answer.total > places.length && (
        <p className="actions no-print">
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => ask(withMore(asked))}
          >
            {words.more}
          </button>
        </p>
      )}
      <Group title={words.closed} places={later} at={at} />
      <Group title={words.less} text={words.lessText} places={less} at={at} />
    </>
  );
}

interface GroupProps {
  title: string;
  text?: string;
  places: FoundPlace[];
  at: string;
}

function Group({ title, text, places, at }: GroupProps) {
  if (places.length === 0) return null;
  return (
    <section className="answer-group">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <ul className="place-cards">
        {places.map((place) => (
          <PlaceCard key={place.id} place={place} at={at} />
        ))}
      </ul>
    </section>
  );
}
