import { useRef, useState, type SubmitEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { BackendError } from '../backend/Backend';
import { Dialog } from '../dialog/Dialog';
import { useVisitWords } from '../words/visitWords';
import { useTerminal } from '../backend/useTerminal';

/** Asks for the PIN; a wrong one, and too many of them, are told apart. */
export function StaffDialog({ onClose }: { onClose: () => void }) {
  const terminal = useTerminal();
  const { staff } = useVisitWords();
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    terminal.leave(input.value).catch((error: unknown) => {
      const isPause = BackendError.codeOf(error) === 'too-many-requests';
      setProblem(isPause ? staff.pause : staff.wrong);
      input.focus();
    });
    input.value = '';
  };
  return (
    <Dialog
      id="staff"
      title={staff.title}
      onClose={onClose}
      onSubmit={leave}
      actions={
        <>
          <Button variant="outline-primary" onClick={onClose}>
            {staff.back}
          </Button>
          <Button type="submit">{staff.leave}</Button>
        </>
      }
    >
      <p>{staff.text}</p>
      <Form.Group controlId="pin">
        <Form.Label>{staff.pin}</Form.Label>
        <Form.Control
          ref={field}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={64}
          aria-describedby="pin-problem"
          aria-invalid={problem !== ''}
        />
      </Form.Group>
      <p id="pin-problem" role="alert" className="problem">
        {problem}
      </p>
    </Dialog>
  );
}
