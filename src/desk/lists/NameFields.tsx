import { useListsWords } from '../../words/listsWords';

const NAME_MAX = 40;

interface Names {
  en: string;
  es: string;
}

interface Props {
  id: string;
  names: Names;
  onChange: (names: Names) => void;
}

/** The name of a list in both languages. */
export function NameFields({ id, names, onChange }: Props) {
  const words = useListsWords();
  const labels = { en: words.english, es: words.spanish };
  return (['en', 'es'] as const).map((language) => (
    <p key={language}>
      <label htmlFor={`${id}-${language}`}>{labels[language]}</label>
      <input
        id={`${id}-${language}`}
        className="form-control"
        maxLength={NAME_MAX}
        autoComplete="off"
        lang={language}
        value={names[language]}
        onChange={({ target }) => onChange({ ...names, [language]: target.value })}
      />
    </p>
  ));
}
