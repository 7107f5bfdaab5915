import { useId } from 'react';
import { useDeskWords } from '../words/deskWords';

interface Props {
  label: string;
  language: string;
  onChange: (language: string) => void;
}

/** The language of a mail: `en` or `es`. */
export function LanguageChoice({ label, language, onChange }: Props) {
  const words = useDeskWords();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="form-select"
        value={language}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="en">{words.english}</option>
        <option value="es">{words.spanish}</option>
      </select>
    </>
  );
}
