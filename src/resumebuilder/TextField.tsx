import Form from 'react-bootstrap/Form';

interface Props {
  id: string;
  label: string;
  text: string;
  longest: number;
  onChange: (text: string) => void;
  type?: 'text' | 'tel' | 'email' | 'search';
  hint?: string;
  problem?: string;
}

/** A field for one line in the person's own words. */
export function TextField({ id, label, text, longest, onChange, type, hint, problem }: Props) {
  return (
    <Form.Group controlId={`builder-${id}`} className="field">
      <Form.Label>{label}</Form.Label>
      <Form.Control
        type={type ?? 'text'}
        value={text}
        maxLength={longest}
        autoComplete="off"
        aria-invalid={Boolean(problem)}
        aria-describedby={`builder-${id}-notes builder-${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Form.Text id={`builder-${id}-notes`}>{hint}</Form.Text>
      <p id={`builder-${id}-problem`} className="problem">
        {problem}
      </p>
    </Form.Group>
  );
}
