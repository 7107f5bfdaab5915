import { LANGUAGE_TAGS } from '../generated/bindings';
import { LANGUAGES, useLanguage } from '../words/language';

/** The languages by their own names: who reads no English finds theirs without a menu. */
export function LanguageRow() {
  const { words, choose } = useLanguage();
  return (
    <ul className="language-row" aria-label={words.chooseLanguage}>
      {LANGUAGE_TAGS.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            className="btn"
            lang={tag}
            aria-pressed={tag === words.language}
            onClick={() => choose(tag)}
          >
            {LANGUAGES[tag]}
          </button>
        </li>
      ))}
    </ul>
  );
}
