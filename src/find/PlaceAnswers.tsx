import type { FoundPlace } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import type { FindWords } from '../words/find.en';

/** What a person has to know before going: what to bring, who is taken, what to ask. */
export function PlaceAnswers({ place }: { place: FoundPlace }) {
  const words = useFindWords();
  const facts = factsOf(place, words);
  const asks = place.asks.map((wish) => words.asks[wish]);
  const papers = place.requirements.papers.map(({ value }) => words.papers[value]);
  return (
    <ul className="answers">
      {place.differs
        .filter((difference) => difference !== 'closed')
        .map((difference) => (
          <li key={difference} className="differs">
            {words.differs[difference]}
          </li>
        ))}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {papers.length > 0 && (
        <li>
          {words.bring}: {papers.join(', ')}
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

function factsOf({ open, requirements }: FoundPlace, words: FindWords): string[] {
  const { id, cost, record, residents, sex } = requirements;
  return [
    open.reception && open.reception !== 'walk-in' && words.receptions[open.reception],
    id?.value === 'none' && words.noId,
    cost?.value === 'free' && words.free,
    record?.value === 'welcome' && words.welcome,
    residents && words.residents(residents.value.join(', ')),
    sex?.value === 'men' && words.men,
    sex?.value === 'women' && words.women,
  ].filter((fact) => typeof fact === 'string');
}
