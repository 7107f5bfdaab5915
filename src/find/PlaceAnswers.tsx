import type { FoundPlace } from '../generated/bindings';
import { DataText } from '../places/DataText';
import { useFindWords } from '../words/findWords';
import { factsOf, mayHaveChanged, papersOf, quotesOf } from './facts';
import { SourceWords } from './SourceWords';
import { call211Of, warningsOf } from './warnings';

interface Props {
  place: FoundPlace;
  /** Whether its note stands beside as a whole: then no sentence of it is said here too. */
  isNoteShown?: boolean;
  /** What is said where nothing is known. */
  orElse?: string;
}

/** What a person has to know before going: what to bring, who is taken, what to ask. */
export function PlaceAnswers({ place, isNoteShown = false, orElse }: Props) {
  const words = useFindWords();
  const differs = place.differs.filter((difference) => difference !== 'closed');
  const { residents } = place.requirements;
  // Where people have to live is known: "elsewhere" does not say it.
  const differing = differs.map((difference) =>
    difference === 'elsewhere' && residents
      ? words.residents(residents.value.join(', '))
      : words.differs[difference],
  );
  const facts = factsOf(place, words).filter((fact) => !differing.includes(fact));
  const asks = place.asks.map((wish) => words.asks[wish]);
  const papers = papersOf(place, words);
  const call211 = place.open.state === 'ask' ? call211Of(place) : undefined;
  const warnings = isNoteShown ? [] : warningsOf(place).filter((text) => text !== call211);
  const quotes = (isNoteShown ? [] : quotesOf(place)).filter(
    (text) => !warnings.includes(text) && text !== call211,
  );
  const isStated = facts.length + papers.length > 0;
  const others = differing.length + warnings.length + quotes.length + asks.length;
  if (!isStated && others === 0) return orElse && <p>{orElse}</p>;
  return (
    <ul className="answers">
      {differing.map((difference) => (
        <li key={difference} className="differs">
          {difference}
        </li>
      ))}
      {warnings.map((warning) => (
        <li key={warning} className="ask-first" lang="en">
          <strong>
            <DataText field="notes" text={warning} />
          </strong>
        </li>
      ))}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {quotes.map((quote) => (
        <li key={quote}>
          {words.theyWrite} <SourceWords place={place} text={quote} />
        </li>
      ))}
      {papers.length > 0 && (
        <li>
          {words.bring}: {papers.join(', ')}
        </li>
      )}
      {isStated && mayHaveChanged(place) && (
        <li className="ask-first">
          <strong>{words.stillStands}</strong>
        </li>
      )}
      {asks.length > 0 && (
        <li>
          {words.askAbout}: {asks.join(' ')}
        </li>
      )}
    </ul>
  );
}
