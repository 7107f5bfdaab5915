import { useOfficeWords } from '../words/deskOfficeWords';
import { Choice } from './Choice';

interface Props {
  label: string;
  language: string;
  onChange: (language: string) => void;
}

/** The language of a mail: `en` or `es`. */
export function LanguageChoice({ label, language, onChange }: Props) {
  const words = useOfficeWords();
  return (
    <Choice label={label} value={language} onChange={onChange}>
      <option value="en">{words.english}</option>
      <option value="es">{words.spanish}</option>
    </Choice>
  );
}
