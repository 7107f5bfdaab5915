import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Field } from '../form/Field';
import { phoneNumberOf } from '../form/phoneNumber';
import { SubmitButton } from '../form/SubmitButton';
import { useSubmit } from '../form/useSubmit';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import { Dialog } from '../dialog/Dialog';
import type { PlaceTextSent } from '../generated/bindings';
import { ErrorReference } from '../page/ErrorReference';
import { useWords } from '../words/language';
import { useTextWords } from '../words/textWords';

interface Props {
  /** Ids or codes of the places. */
  places: string[];
  onClose: () => void;
  /** Called instead of `onClose` after the message was sent. */
  onDone?: () => void;
}

/** One question, the number of a phone; then the service sends the places. The number goes with it. */
export function TextDialog({ places, onClose, onDone = onClose }: Props) {
  const backend = useBackend();
  const words = useTextWords();
  const { language } = useWords();
  const [key] = useState(() => backend.newKey());
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [sent, setSent] = useState<(PlaceTextSent & { ending: string }) | null>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), [sent]);
  const phone = phoneNumberOf(text);
  const { working, submit } = useSubmit(async () => {
    if (phone === null) return;
    setError(null);
    try {
      const texts = await backend.openPlaceTexts();
      const sent = await texts.send({ key, phone, places, language });
      backend.countPlaceUses(places, 'saved');
      setText('');
      setSent({ ...sent, ending: phone.slice(-2) });
    } catch (error) {
      setError(error);
    }
  });
  return (
    <Dialog
      id="text"
      title={sent ? words.done : words.button}
      onClose={sent ? onDone : onClose}
      onSubmit={submit}
      actions={
        sent ? (
          <Button ref={close} onClick={onDone}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button variant="outline-primary" onClick={onClose}>
              {words.back}
            </Button>
            <SubmitButton working={working} ready={phone !== null}>
              {words.send}
            </SubmitButton>
          </>
        )
      }
    >
      {!sent && (
        <>
          <p>{words.text(places.length)}</p>
          <div className="phone-field">
            <Field
              id="text-phone"
              label={words.phone}
              type="tel"
              value={text}
              // Others may use this computer too, and the number may be another person's.
              autoComplete="off"
              hint={words.phoneHint}
              problem={phone === null && words.badPhone}
              onChange={setText}
            />
          </div>
        </>
      )}
      <div className="problem" role="alert">
        {error !== null && (
          <>
            {words.problems[BackendError.codeOf(error)] ?? words.failed}
            <ErrorReference error={error} />
          </>
        )}
      </div>
      {!sent && <p className="hint">{words.privacy}</p>}
      <div role="status">
        {sent && (
          <>
            <p>
              <strong>{words.sent(sent.ending)}</strong>
            </p>
            <p>{words.wait}</p>
            {sent.leftOut > 0 && <p>{words.leftOut(sent.leftOut)}</p>}
            {sent.leftOut === 0 && sent.linked > 0 && (
              <p>{words.linked(sent.written, sent.linked)}</p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
