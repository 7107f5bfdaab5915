import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useAccountWords } from '../words/accountWords';
import { Field } from '../form/Field';

interface Props {
  id: string;
  label: string;
  value: string;
  isNew?: boolean;
  hint?: string;
  problem?: string | false;
  onChange: (text: string) => void;
  onEnter?: () => void;
}

/** A password, hidden until the person asks to see it. */
export function PasswordField({ isNew = false, ...field }: Props) {
  const words = useAccountWords();
  const [shown, setShown] = useState(false);
  return (
    <div className="field with-button">
      <Field
        {...field}
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
      <Button
        variant="outline-primary"
        aria-pressed={shown}
        aria-label={shown ? words.hideWhat(field.label) : words.showWhat(field.label)}
        onClick={() => setShown(!shown)}
      >
        {shown ? words.hide : words.show}
      </Button>
    </div>
  );
}
