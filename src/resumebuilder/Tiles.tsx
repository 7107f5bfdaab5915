import { useWrittenLanguage } from '../words/language';
import { useBuilderWords } from '../words/builderWords';
import { toggled } from '../resumeanswers/answers';
import type { Term } from './vocabulary';

interface Props {
  /** What the group is called, for who hears it. */
  label: string;
  terms: readonly Pick<Term, 'id' | 'en' | 'es'>[];
  chosen: string[];
  most: number;
  onChange: (ids: string[]) => void;
  /** Begins an identifier, where that is not the term's own. */
  prefix?: string;
}

/** Answers to tap, any number of them. */
export function Tiles({ label, terms, chosen, most, onChange, prefix = '' }: Props) {
  const language = useWrittenLanguage();
  const words = useBuilderWords();
  return (
    <div role="group" aria-label={label}>
      <div className="tiles">
        {terms.map((term) => {
          const id = prefix + term.id;
          const isChosen = chosen.includes(id);
          return (
            <button
              key={id}
              type="button"
              className="tile"
              aria-pressed={isChosen}
              onClick={() => onChange(toggled(chosen, id, most))}
            >
              <span aria-hidden="true">{isChosen ? '✓ ' : ''}</span>
              {term[language]}
            </button>
          );
        })}
      </div>
      <p role="status" className="count">
        {chosen.length >= most ? words.full : words.chosen(chosen.length)}
      </p>
    </div>
  );
}
