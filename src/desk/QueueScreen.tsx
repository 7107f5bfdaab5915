import { useCallback, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { QueueQuestion } from '../backend/Desk';
import type { QueueItem, QueueView } from '../generated/bindings';
import { PageHeading } from '../page/PageHeading';
import { dayText } from '../places/writtenDay';
import { useDeskWords } from '../words/deskWords';
import { errorText } from '../words/errorText';
import { useWords } from '../words/language';
import { useDesk } from './deskContext';
import { PlacePanel } from './PlacePanel';
import { QueueFilter } from './QueueFilter';
import { SaveTable } from './SaveTable';
import { useLoad } from './useLoad';

const VIEWS: readonly QueueView[] = ['due', 'unreachable', 'removed', 'all'];

/** The queue: the place to look at now as a card, and the next ones. */
export function QueueScreen() {
  const words = useDeskWords();
  const all = useWords();
  const { desk } = useDesk();
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((it) => it === search.get('view')) ?? 'due';
  const [list, text] = [search.get('list') ?? '', search.get('text') ?? ''];
  const load = useCallback(() => desk.queue({ view, list, text }), [desk, view, list, text]);
  const queue = useLoad(load);
  // The card stays until the person moves on, even when its place has left the queue.
  const [stays, setStays] = useState<string | null>(null);
  const items = queue.content?.items ?? [];
  const shown = id ?? stays ?? items[0]?.id;
  const ask = (question: QueueQuestion) => {
    setStays(null);
    setSearch(Object.fromEntries(Object.entries(question).filter(([, value]) => value !== '')));
  };
  return (
    <section className="desk-queue">
      <PageHeading name={words.title}>{words.queue}</PageHeading>
      <QueueFilter asked={{ view, list, text }} lists={queue.content?.lists ?? []} onAsk={ask} />
      {queue.failed && (
        <p role="alert">
          {errorText(all, queue.failed)}{' '}
          <button type="button" className="btn btn-outline-primary" onClick={queue.again}>
            {words.again}
          </button>
        </p>
      )}
      <div className="desk-columns">
        {shown ? (
          <PlacePanel
            key={shown}
            id={shown}
            onActed={() => {
              setStays(shown);
              queue.again();
            }}
          />
        ) : (
          <p role="status">{queue.content ? words.nothing : words.loading}</p>
        )}
        <nav className="desk-next" aria-label={words.next}>
          <h2>{words.next}</h2>
          <p role="status">
            {queue.content && words.count(queue.content.total)}{' '}
            {queue.content && queue.content.total > items.length && words.first(items.length)}
          </p>
          <SaveTable question={{ view, list, text }} />
          <ul>
            {items
              .filter((item) => item.id !== shown)
              .map((item) => (
                <Item key={item.id} item={item} search={search.toString()} />
              ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

function Item({ item, search }: { item: QueueItem; search: string }) {
  const words = useDeskWords();
  const { language } = useWords();
  const reasons = [
    item.reports > 0 && words.reported(item.reports),
    item.suggestions > 0 && words.suggested(item.suggestions),
    item.noAnswers > 0 && words.noAnswers(item.noAnswers),
    item.taken !== null && words.taken(item.taken),
    item.checked
      ? words.checked(dayText(item.checked, language), item.checkedBy)
      : words.neverChecked,
  ];
  return (
    <li>
      <Link to={{ pathname: `/desk/check/${item.id}`, search }}>
        <span lang="en">{[item.name, item.city].filter(Boolean).join(', ')}</span>
      </Link>
      <span className="quiet">{reasons.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
