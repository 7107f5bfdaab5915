import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useOfficeWords } from '../words/deskOfficeWords';
import { useDeskWords } from '../words/deskWords';
import { useUnsaved } from './unsaved/unsavedContext';

const ANSWER_MAX = 4000;

interface Props {
  /** Of the person who wrote. */
  name: string;
  onSend: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** The text of an answer, and its two buttons. */
export function AnswerForm({ name, onSend, onCancel }: Props) {
  const words = useOfficeWords();
  const { cancel } = useDeskWords();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const [isEmpty, setEmpty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setEmpty(text.trim() === '');
    if (!text.trim()) return;
    setBusy(true);
    await onSend(text.trim());
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={`${id}-text`}>{words.answerText(name)}</label>
      <textarea
        id={`${id}-text`}
        ref={field}
        className="form-control"
        rows={6}
        maxLength={ANSWER_MAX}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`} className="quiet">
        {words.answerHint}
      </p>
      <p role="alert">{isEmpty && words.noAnswerText}</p>
      <p className="actions">
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
          {words.sendAnswer}
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={onCancel}>
          {cancel}
        </button>
      </p>
    </form>
  );
}
