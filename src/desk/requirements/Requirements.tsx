import { useId } from 'react';
import { useRequirementWords } from '../../words/requirementWords';
import { choicesOf, chosenIn, FIELDS, withSentence, type Field } from './sentences';
import './requirements.css';

interface Props {
  /** The notes as they are in the form. */
  text: string;
  onChange: (text: string) => void;
}

/** What a place asks for and offers, chosen from lists. Each choice is a sentence of the notes. */
export default function Requirements({ text, onChange }: Props) {
  const words = useRequirementWords();
  return (
    <fieldset className="desk-aid desk-requirements">
      <legend>{words.title}</legend>
      <p>{words.hint}</p>
      <div>
        {FIELDS.map((field) => (
          <Choice key={field} field={field} text={text} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}

function Choice({ field, text, onChange }: Props & { field: Field }) {
  const words = useRequirementWords();
  const id = useId();
  const chosen = chosenIn(text, field);
  const choices = Object.fromEntries(choicesOf(field));
  const choose = (choice: string) =>
    onChange(withSentence(text, choices[chosen] ?? '', choices[choice] ?? ''));
  const names: Record<string, string> = words.choices[field];
  return (
    <div>
      <label htmlFor={id}>{words.fields[field]}</label>
      <select
        id={id}
        className="form-select"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.unsaid}</option>
        {Object.keys(choices).map((choice) => (
          <option key={choice} value={choice}>
            {names[choice]}
          </option>
        ))}
      </select>
    </div>
  );
}
