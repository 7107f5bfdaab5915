import { useCallback } from 'react';
import { PageHeading } from '../page/PageHeading';
import { useOfficeWords } from '../words/deskOfficeWords';
import { useDeskWords } from '../words/deskWords';
import { errorText } from './errorText';
import { useWords } from '../words/language';
import { useDesk } from './deskContext';
import { MessageCard } from './MessageCard';
import './messages.css';
import { useAct } from './useAct';
import { useLoad } from './useLoad';

/** Messages of the contact form; those that are dealt with fold away. */
export default function MessagesScreen() {
  const words = useOfficeWords();
  const { messagesTitle } = useDeskWords();
  const all = useWords();
  const { desk } = useDesk();
  const load = useCallback(() => desk.messages(), [desk]);
  const { content, failed, again } = useLoad(load);
  const { said, line, act } = useAct(words, (_, it) => errorText(it, 'changed-meanwhile'), again);
  const colleagues = content?.colleagues ?? [];
  const open = content?.messages.filter((it) => it.doneBy === null) ?? [];
  const done = content?.messages.filter((it) => it.doneBy !== null) ?? [];
  return (
    <section className="desk-messages">
      <PageHeading name={messagesTitle}>{messagesTitle}</PageHeading>
      <p ref={line} role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      {content && open.length === 0 && <p>{words.noMessages}</p>}
      <ul>
        {open.map((message) => (
          <MessageCard key={message.key} message={message} colleagues={colleagues} act={act} />
        ))}
      </ul>
      {done.length > 0 && (
        <details>
          <summary>{words.doneMessages(done.length)}</summary>
          <ul>
            {done.map((message) => (
              <MessageCard key={message.key} message={message} colleagues={colleagues} act={act} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
