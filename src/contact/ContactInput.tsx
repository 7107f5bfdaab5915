import Form from 'react-bootstrap/Form';
import { useContactWords } from '../words/contactWords';
import { isTooLong, LONGEST } from './complete';

/** The four fields of the form. */
export type InputName = keyof typeof LONGEST;

/** Characters before the end at which a person is told how many are left. */
const NEARLY_FULL = 100;

interface Props {
  field: InputName;
  text: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

/** One field with its label, hint and what is wrong with it. */
export function ContactInput({ field, text, isWrong, onChange }: Props) {
  const contact = useContactWords();
  const tooLong = isTooLong(field, text);
  const left = LONGEST[field] - Array.from(text).length;
  const problem = tooLong ? contact.tooLong(LONGEST[field]) : contact.errors[field];
  const notes = [
    field === 'contact' && contact.contactHint,
    left >= 0 && left < NEARLY_FULL && contact.left(left),
  ].filter(Boolean);
  return (
    <Form.Group controlId={`contact-${field}`} className="field">
      <Form.Label>{contact[field]}</Form.Label>
      <Form.Control
        name={field}
        required
        value={text}
        autoComplete="off"
        {...(field === 'message' ? { as: 'textarea' as const, rows: 6 } : { type: 'text' })}
        isInvalid={isWrong || tooLong}
        aria-invalid={isWrong || tooLong}
        aria-describedby={`contact-${field}-notes contact-${field}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Form.Text id={`contact-${field}-notes`}>{notes.join(' ')}</Form.Text>
      <p id={`contact-${field}-problem`} className="problem">
        {(isWrong || tooLong) && problem}
      </p>
    </Form.Group>
  );
}
