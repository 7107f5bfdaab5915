import { useRef, useState, type SubmitEvent } from 'react';
import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import type { ContactField, ContactMessage, Delivery } from '../generated/bindings';
import { ErrorReference } from '../page/ErrorReference';
import { errorText } from '../words/errorText';
import { useContactWords } from '../words/contactWords';
import { useWords } from '../words/language';
import { wrongField } from './complete';
import { ContactInput, type InputName } from './ContactInput';

const EMPTY = { name: '', contact: '', subject: '', message: '' };

/** The form. A failed send keeps what was typed, and a second try cannot arrive twice. */
export function ContactForm({ onDelivered }: { onDelivered: (delivery: Delivery) => void }) {
  const words = useWords();
  const contact = useContactWords();
  const backend = useBackend();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<ContactMessage>(() => ({
    ...EMPTY,
    key: backend.newKey(),
  }));
  const [wrong, setWrong] = useState<ContactField | null>(null);
  const [failure, setFailure] = useState<BackendError | null>(null);
  const [sending, setSending] = useState(false);

  const change = (field: InputName, text: string) => {
    // Other words are another message: they get a key of their own.
    setMessage((old) => ({ ...old, [field]: text, key: failure ? backend.newKey() : old.key }));
    setFailure(null);
    setWrong(null);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const field = wrongField(message);
    setWrong(field);
    if (field) return form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    setSending(true);
    setFailure(null);
    backend
      .sendMessage(message)
      .then(onDelivered, (error: unknown) =>
        setFailure(error instanceof BackendError ? error : new BackendError('internal-error')),
      )
      .finally(() => setSending(false));
  };
  return (
    <Form ref={form} onSubmit={send} noValidate>
      <p>{contact.intro}</p>
      {(['name', 'contact', 'subject', 'message'] as const).map((field) => (
        <ContactInput
          key={field}
          field={field}
          text={message[field]}
          isWrong={wrong === field}
          onChange={(text) => change(field, text)}
        />
      ))}
      {failure && (
        <Alert variant="warning">
          <strong>{contact.failed}</strong>
          <p>
            {errorText(words, failure.code)} {contact.keepsText}
          </p>
          <ErrorReference error={failure} />
        </Alert>
      )}
      <Button
        type="submit"
        aria-disabled={sending}
        onClick={(event) => sending && event.preventDefault()}
      >
        {sending ? contact.sending : contact.send}
      </Button>
    </Form>
  );
}
