import { useCallback, useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { DeskMessage } from '../generated/bindings';
import { PageHeading } from '../page/PageHeading';
import { useDeskWords } from '../words/deskWords';
import { errorText } from '../words/errorText';
import { useWords } from '../words/language';
import { useDesk } from './deskContext';
import { moment } from './moment';
import { useLoad } from './useLoad';

/** Messages of the contact form; those that are dealt with fold away. */
export function MessagesScreen() {
  const words = useDeskWords();
  const all = useWords();
  const { desk } = useDesk();
  const load = useCallback(() => desk.messages(), [desk]);
  const { content, failed, again } = useLoad(load);
  const [said, setSaid] = useState('');
  const mark = async (message: DeskMessage, isDone: boolean) => {
    setSaid('');
    try {
      await desk.setDone(message, isDone);
      setSaid(words.done);
      again();
    } catch (error) {
      setSaid(errorText(all, BackendError.codeOf(error)));
    }
  };
  const open = content?.filter((it) => it.doneBy === null) ?? [];
  const done = content?.filter((it) => it.doneBy !== null) ?? [];
  return (
    <section className="desk-messages">
      <PageHeading name={words.messagesTitle}>{words.messagesTitle}</PageHeading>
      <p role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      {content && open.length === 0 && <p>{words.noMessages}</p>}
      <ul>
        {open.map((message) => (
          <Message key={message.key} message={message} onMark={mark} />
        ))}
      </ul>
      {done.length > 0 && (
        <details>
          <summary>{words.doneMessages(done.length)}</summary>
          <ul>
            {done.map((message) => (
              <Message key={message.key} message={message} onMark={mark} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface Props {
  message: DeskMessage;
  onMark: (message: DeskMessage, isDone: boolean) => Promise<void>;
}

function Message({ message, onMark }: Props) {
  const words = useDeskWords();
  const { language } = useWords();
  const { subject, name, contact, receivedAt, doneBy } = message;
  return (
    <li className="desk-card">
      <h2>{subject}</h2>
      <p className="quiet">{words.from(`${name}, ${contact}`, moment(receivedAt, language))}</p>
      <p className="desk-text">{message.message}</p>
      {doneBy !== null && <p>{words.doneBy(doneBy)}</p>}
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => void onMark(message, doneBy === null)}
      >
        {doneBy === null ? words.markDone : words.markOpen}
      </button>
    </li>
  );
}
