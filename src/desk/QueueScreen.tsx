import { useCallback, useState, type MouseEvent } from 'react';
import { Link, NavigationType, useNavigationType, useParams, useSearchParams } from 'react-router';
import type { QueueQuestion } from '../backend/Desk';
import type { QueueItem, QueueView } from '../generated/bindings';
import { PageHeading } from '../page/PageHeading';
import { dayText } from '../places/writtenDay';
import { useDeskWords } from '../words/deskWords';
import { errorText } from './errorText';
import { useWords } from '../words/language';
import { useDesk } from './deskContext';
import { useListName } from './listName';
import { nameAndTown } from './nameAndTown';
import { PlacePanel } from './PlacePanel';
import { QueueFilter } from './QueueFilter';
import { SaveTable } from './SaveTable';
import { useLoad } from './useLoad';

const VIEWS: readonly QueueView[] = ['due', 'unreachable', 'removed', 'all'];

/** The heading of the next places. */
const NEXT = 'desk-next';

/** The card has many buttons; the keyboard goes past them. */
function skipToNext(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(NEXT)?.focus();
}

/** The queue: the place to look at now as a card, and the next ones. */
export default function QueueScreen() {
  const words = useDeskWords();
  const all = useWords();
  const { desk } = useDesk();
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((it) => it === search.get('view')) ?? 'due';
  const [list, text] = [search.get('list') ?? '', search.get('text') ?? ''];
  const asked = search.toString();
  const load = useCallback(async () => {
    const found = await desk.queue({ view, list, text });
    return { ...found, asked };
  }, [desk, view, list, text, asked]);
  const queue = useLoad(load);
  // The card stays until the person moves on, even when its place has left the queue.
  const [stays, setStays] = useState<{ id: string; search: string } | null>(null);
  const items = queue.content?.items ?? [];
  // The queue may be loaded again while a form is open.
  if (queue.content?.asked === asked && stays?.search !== asked && items[0]) {
    setStays({ id: items[0].id, search: asked });
  }
  // Another question shows another place, once the person really goes there.
  const kept = stays?.search === asked ? stays.id : undefined;
  const shown = id ?? kept ?? items[0]?.id;
  const isChosen = useNavigationType() === NavigationType.Push && id !== undefined;
  const ask = (question: QueueQuestion) => {
    setSearch(Object.fromEntries(Object.entries(question).filter(([, value]) => value !== '')));
  };
  return (
    <section className="desk-queue">
      <a className="skip-link" href={`#${NEXT}`} onClick={skipToNext}>
        {words.skipToNext}
      </a>
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
            isChosen={isChosen}
            onActed={() => {
              setStays({ id: shown, search: asked });
              queue.again();
            }}
          />
        ) : (
          <p role="status">{queue.content ? words.nothing : words.loading}</p>
        )}
        <nav className="desk-next" aria-label={words.next}>
          <h2 id={NEXT} tabIndex={-1}>
            {words.next}
          </h2>
          <p role="status">
            {queue.content && words.count(queue.content.total)}{' '}
            {queue.content && queue.content.total > items.length && words.first(items.length)}
          </p>
          <ul>
            {items
              .filter((item) => item.id !== shown)
              .map((item) => (
                <Item key={item.id} item={item} search={asked} isOfAny={list === ''} />
              ))}
          </ul>
          <SaveTable question={{ view, list, text }} />
        </nav>
      </div>
    </section>
  );
}

interface ItemProps {
  item: QueueItem;
  search: string;
  /** Whether places of every list are shown. */
  isOfAny: boolean;
}

function Item({ item, search, isOfAny }: ItemProps) {
  const words = useDeskWords();
  const { language } = useWords();
  const nameOf = useListName();
  const reasons = [
    isOfAny && nameOf(item.list),
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
        <span lang="en">{nameAndTown(item.name, item.city)}</span>
      </Link>
      <span className="quiet">{reasons.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
