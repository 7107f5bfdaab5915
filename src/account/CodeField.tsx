import { useEffect, useRef } from 'react';
import Form from 'react-bootstrap/Form';

interface Props {
  id: string;
  label: string;
  hint?: string;
  value: string;
  /** What was wrong with the last code. */
  problem: string;
  /** A recovery code has letters, too. */
  isRecovery?: boolean;
  /** Whether the field takes the focus when it appears. */
  isFirst?: boolean;
  onChange: (text: string) => void;
}

/** Returns whether a text can be a code: six digits, or the ten characters of a recovery code. */
export function isCode(text: string, isRecovery: boolean): boolean {
  return isRecovery ? /^(?:[ -]*[a-z0-9]){10}[ -]*$/i.test(text) : /^(?: *[0-9]){6} *$/.test(text);
}

/** A code in large characters. */
export function CodeField(props: Props) {
  const { id, label, hint, value, problem, isRecovery = false, isFirst = false, onChange } = props;
  const field = useRef<HTMLInputElement>(null);
  // After a wrong code the next one is typed into the same field.
  useEffect(() => {
    if (isFirst || problem !== '') field.current?.focus();
  }, [isFirst, isRecovery, problem]);
  return (
    <div className="field">
      <Form.Label htmlFor={id}>{label}</Form.Label>
      <Form.Control
        ref={field}
        id={id}
        name={id}
        className={`code ${isRecovery ? 'recovery' : ''}`}
        type="text"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        autoCorrect="off"
        spellCheck={false}
        required
        value={value}
        aria-invalid={problem !== ''}
        aria-describedby={hint ? `${id}-hint ${id}-problem` : `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && <Form.Text id={`${id}-hint`}>{hint}</Form.Text>}
      <p id={`${id}-problem`} className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
