import { useId, useState, type SubmitEvent } from 'react';
import type { QueueQuestion } from '../backend/Desk';
import type { QueueView } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { useListChoices } from './listName';

const VIEWS: readonly QueueView[] = ['due', 'unreachable', 'removed', 'all'];
const TEXT_MAX = 100;

interface Props {
  asked: QueueQuestion;
  lists: string[];
  onAsk: (question: QueueQuestion) => void;
}

/** Which places the queue shows. A search looks at all places, whether they are due or not. */
export function QueueFilter({ asked, lists, onAsk }: Props) {
  const words = useDeskWords();
  const choices = useListChoices(lists);
  const id = useId();
  const [text, setText] = useState(asked.text);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    const view = wanted && asked.view === 'due' ? 'all' : asked.view;
    onAsk({ ...asked, view, text: wanted });
  };
  return (
    <form className="desk-filter" role="search" onSubmit={submit}>
      <div>
        <label htmlFor={`${id}-text`}>{words.search}</label>
        <div className="desk-search">
          <input
            id={`${id}-text`}
            className="form-control"
            value={text}
            maxLength={TEXT_MAX}
            autoComplete="off"
            placeholder={words.searchHint}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="btn btn-primary">
            {words.find}
          </button>
        </div>
      </div>
      <div>
        <label htmlFor={`${id}-view`}>{words.view}</label>
        <select
          id={`${id}-view`}
          className="form-select"
          value={asked.view}
          onChange={({ target }) => onAsk({ ...asked, view: target.value as QueueView })}
        >
          {VIEWS.map((view) => (
            <option key={view} value={view}>
              {words.views[view]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-list`}>{words.list}</label>
        <select
          id={`${id}-list`}
          className="form-select"
          value={asked.list}
          onChange={({ target }) => onAsk({ ...asked, list: target.value })}
        >
          <option value="">{words.allLists}</option>
          {choices.map(({ list, title }) => (
            <option key={list} value={list}>
              {title}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}
