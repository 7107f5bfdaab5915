import { useState, type SubmitEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useResumeWords } from '../words/resumeWords';

/** A ZIP code to count miles from. It is kept nowhere. */
export function ZipForm({ onZip, unknown }: { onZip: (zip: string) => void; unknown: boolean }) {
  const { employers } = useResumeWords();
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onZip(text.trim());
  };
  return (
    <Form className="zip" noValidate onSubmit={submit}>
      <Form.Label htmlFor="zip">{employers.zip}</Form.Label>
      <div className="zip-row">
        <Form.Control
          id="zip"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={text}
          aria-invalid={unknown}
          aria-describedby="zip-hint zip-problem"
          onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        />
        <Button type="submit" variant="outline-primary">
          {employers.show}
        </Button>
      </div>
      <Form.Text id="zip-hint">{employers.zipHint}</Form.Text>
      <p id="zip-problem" className="problem" aria-live="polite">
        {unknown && employers.zipUnknown}
      </p>
    </Form>
  );
}
