import type { KeyboardEvent } from 'react';
import Form from 'react-bootstrap/Form';

interface Props {
  id: string;
  label: string;
  value: string;
  type?: 'email' | 'password' | 'tel' | 'text';
  autoComplete: string;
  hint?: string;
  /** What is wrong with it; shown once there is something in it. */
  problem?: string | false;
  onChange: (text: string) => void;
  onEnter?: () => void;
}

/** A field with its label, its hint, and what is wrong with it. */
export function Field(props: Props) {
  const { id, label, value, type = 'text', autoComplete, hint, problem, onChange, onEnter } = props;
  const isWrong = Boolean(problem) && value !== '';
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <>
      <Form.Label htmlFor={id}>{label}</Form.Label>
      <Form.Control
        id={id}
        name={id}
        // A browser's own judgment of addresses is not the one of this form.
        type={type === 'email' ? 'text' : type}
        inputMode={type === 'email' ? 'email' : undefined}
        required
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keyDown}
      />
      {hint && <Form.Text id={`${id}-hint`}>{hint}</Form.Text>}
      <p id={`${id}-problem`} className="problem" aria-live="polite">
        {isWrong && problem}
      </p>
    </>
  );
}
