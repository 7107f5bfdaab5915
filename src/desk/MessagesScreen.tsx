import { useCallback, useState } from 'react';
import type { DeskMessage } from '../generated/bindings';
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
  // A message that somebody is writing an answer to stays where it is, with the text, also when another person
  // deals with it meanwhile.
  const [answering, setAnswering] = useState<ReadonlySet<string>>(new Set());
  const isOpen = ({ key, doneBy }: DeskMessage) => doneBy === null || answering.has(key);
  const messages = content?.messages ?? [];
  const open = messages.filter(isOpen);
  const done = messages.filter((it) => !isOpen(it));
  const card = (message: DeskMessage) => (
    <MessageCard
      key={message.key}
      message={message}
      colleagues={colleagues}
      act={act}
      isAnswering={answering.has(message.key)}
      onAnswering={(isAnswering) =>
        setAnswering((before) => {
          const keys = new Set(before);
          if (isAnswering) keys.add(message.key);
          else keys.delete(message.key);
          return keys;
        })
      }
    />
  );
  return (
    <section className="desk-messages">
      <PageHeading name={messagesTitle}>{messagesTitle}</PageHeading>
      <p ref={line} role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      {content && open.length === 0 && <p>{words.noMessages}</p>}
      <ul>{open.map(card)}</ul>
      {done.length > 0 && (
        <details>
          <summary>{words.doneMessages(done.length)}</summary>
          <ul>{done.map(card)}</ul>
        </details>
      )}
    </section>
  );
}
