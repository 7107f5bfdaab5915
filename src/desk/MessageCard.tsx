import { useId, useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { Colleague, DeskMessage } from '../generated/bindings';
import { Unbroken } from '../places/DataText';
import type { OfficeWords } from '../words/deskOffice.en';
import { useOfficeWords } from '../words/deskOfficeWords';
import { useWords } from '../words/language';
import { whoName } from '../words/whoName';
import { AnswerForm } from './AnswerForm';
import { useDesk } from './deskContext';
import { LongText } from './LongText';
import { moment } from './moment';
import { isOutdated, type ActSaying } from './useAct';

interface Props {
  message: DeskMessage;
  colleagues: Colleague[];
  act: ActSaying<OfficeWords>;
  /** Whether an answer is being written. */
  isAnswering: boolean;
  onAnswering: (isAnswering: boolean) => void;
}

/** A message with what can be done about it. */
export function MessageCard({ message, colleagues, act, isAnswering, onAnswering }: Props) {
  const words = useOfficeWords();
  const { language } = useWords();
  const { desk } = useDesk();
  const id = useId();
  const [isUnsent, setUnsent] = useState(false);
  const { subject, name, contact, receivedAt, doneBy, answeredBy, assigned, canAnswer } = message;
  const isOpen = doneBy === null;
  const open = (isAnswering: boolean) => {
    setUnsent(false);
    onAnswering(isAnswering);
  };
  const send = async (text: string) => {
    setUnsent(false);
    try {
      await desk.answer(message, text);
      onAnswering(false);
    } catch (error) {
      setUnsent(isOutdated(BackendError.codeOf(error)));
      throw error;
    }
  };
  return (
    <li className="desk-card">
      <h2>{subject}</h2>
      <p className="quiet">
        <Unbroken text={words.from(`${name}, ${contact}`, moment(receivedAt, language))} />
      </p>
      <LongText text={message.message} />
      {answeredBy !== null && <p>{words.answeredBy(whoName(answeredBy, language))}</p>}
      {doneBy !== null && doneBy !== answeredBy && <p>{words.doneBy(whoName(doneBy, language))}</p>}
      {isOpen && (
        <>
          <label htmlFor={id}>{words.assigned}</label>
          <select
            id={id}
            className="form-select"
            value={assigned}
            onChange={({ target }) =>
              void act(
                () => desk.assign(message, target.value),
                (it) => it.saved,
              )
            }
          >
            <option value="">{words.noOne}</option>
            {colleagues.map((it) => (
              <option key={it.email} value={it.email}>
                {it.name}
              </option>
            ))}
          </select>
        </>
      )}
      {isAnswering && (isUnsent || !isOpen) && (
        <p role="alert" className="desk-problem">
          {words.answerUnsent}
        </p>
      )}
      {isAnswering ? (
        <AnswerForm
          name={name}
          onSend={(text) =>
            act(
              () => send(text),
              (it) => it.answerSent,
            )
          }
          onCancel={() => open(false)}
        />
      ) : (
        <p className="actions">
          {isOpen && canAnswer && (
            <button type="button" className="btn btn-primary" onClick={() => open(true)}>
              {words.answer}
            </button>
          )}
          {isOpen && !canAnswer && <span className="quiet">{words.callBack}</span>}
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() =>
              void act(
                () => desk.setDone(message, isOpen),
                (it) => it.saved,
              )
            }
          >
            {isOpen ? words.markDone : words.markOpen}
          </button>
        </p>
      )}
    </li>
  );
}
