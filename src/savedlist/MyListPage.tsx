import { useState } from 'react';
import { Link, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { KeptNote } from '../find/KeptNote';
import { useTimely } from '../find/useTimely';
import { HEADING_ID, PageHeading } from '../page/PageHeading';
import { Tools } from '../tools/Tools';
import { useBackend } from '../backend/context';
import { useTerminal } from '../backend/useTerminal';
import { useCardWords } from '../words/cardWords';
import { useTextWords } from '../words/textWords';
import { useVisitWords } from '../words/visitWords';
import { addressOf, format, type Item } from '../mylist/items';
import type { LoadedList } from './loadMyList';
import { MyPlace } from './MyPlace';
import '../mylist/paper.css';
import { PrintButton } from '../places/PrintButton';
import { PrintedOn } from '../places/PrintedOn';
import { canShare, share } from '../mylist/share';
import { add, clear, myList, remove } from '../mylist/store';
import { TextButton } from '../mylist/TextButton';
import { fitsCode, QrCode } from '../page/QrCode';

/** The places someone chose, to print or to take along with one code. No account, no trace. */
export function MyListPage() {
  const { places, at, gone, missed, isShared } = useLoaderData<LoadedList>();
  const { revalidate } = useRevalidator();
  const { mine, take: takeWords } = useVisitWords();
  const backend = useBackend();
  useTimely(
    at,
    places.map(({ known }) => known.place.open),
  );
  // The oldest of the answers that were kept.
  const kept = places.flatMap(({ known }) => known.keptAt ?? []);
  const codes = places.map(({ item }) => format([item]));
  const stillThere = [...places.map(({ item }) => item), ...missed];
  const navigate = useNavigate();
  const [isFull, setFull] = useState(false);
  const [cleared, setCleared] = useState<Item[]>([]);
  // The button that was pressed is gone after it, and the focus with it.
  const take = (change: () => void) => () => {
    change();
    void revalidate();
    document.getElementById(HEADING_ID)?.focus();
  };
  const clearAll = () => {
    setCleared(myList());
    clear();
  };
  const putBack = () => {
    cleared.forEach(add);
    setCleared([]);
  };
  const keepShared = () => {
    const isRoom = stillThere.map(add).every(Boolean);
    if (isRoom) void navigate('/my-list');
    else setFull(true);
  };
  return (
    <article className="container my-list">
      <PageHeading name={mine.title}>{mine.title}</PageHeading>
      <PrintedOn />
      <KeptNote keptAt={kept.length > 0 ? Math.min(...kept) : null} />
      {places.length > 0 && (
        // On paper the list stays.
        <p className={isShared ? undefined : 'no-print'}>{isShared ? mine.shared : mine.text}</p>
      )}
      {places.length + gone.length + missed.length === 0 && (
        <p className="nothing">{isShared ? mine.noCode : mine.empty}</p>
      )}
      {missed.length > 0 && <p className="kept">{mine.missed(missed.length)}</p>}
      {gone.length > 0 && <p className="kept">{mine.gone(gone.length)}</p>}
      {gone.length > 0 && !isShared && (
        <p className="no-print">
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={take(() => gone.forEach(remove))}
          >
            {mine.takeOff(gone.length)}
          </button>
        </p>
      )}
      {places.length > 0 && !isShared && <PhoneCode items={stillThere} />}
      <ul className="places">
        {places.map(({ item, known }) => (
          <MyPlace
            key={`${item.list}.${item.key}`}
            known={known}
            at={at}
            onRemove={isShared ? undefined : take(() => remove(item))}
          />
        ))}
      </ul>
      <p className="actions no-print">
        {places.length > 0 && (
          <PrintButton
            label={mine.print}
            onPrint={() => backend.countPlaceUses(codes, 'printed')}
          />
        )}
        {places.length > 0 && isShared && (
          <button type="button" className="btn btn-outline-primary" onClick={keepShared}>
            {mine.keep}
          </button>
        )}
        {places.length > 0 && !isShared && (
          <>
            <SendButton items={stillThere} />
            <button type="button" className="btn btn-outline-primary" onClick={take(clearAll)}>
              {mine.clear}
            </button>
          </>
        )}
        {places.length === 0 && !isShared && cleared.length > 0 && (
          <button type="button" className="btn btn-outline-primary" onClick={take(putBack)}>
            {mine.putBack}
          </button>
        )}
        <Link className="btn btn-primary" to="/resources/food">
          {mine.toLists}
        </Link>
      </p>
      {isShared && <p role="alert">{isFull ? takeWords.full : ''}</p>}
      <Tools />
    </article>
  );
}

function PhoneCode({ items }: { items: Item[] }) {
  const { website } = useTerminal();
  const { take } = useVisitWords();
  const texting = useTextWords();
  const address = addressOf(website, items);
  return (
    <figure className="phone-code">
      <QrCode
        className="for-another-phone"
        value={address}
        size={280}
        marginSize={4}
        title={take.code}
      />
      <figcaption>
        {fitsCode(address) && <span className="for-another-phone">{take.scan}</span>}
        <TextButton places={items.map((item) => format([item]))} label={texting.buttonOfList} />
      </figcaption>
    </figure>
  );
}

/** On a phone: the list goes to another one, or to a person, in the phone's own way. */
function SendButton({ items }: { items: Item[] }) {
  const { website } = useTerminal();
  const { mine } = useVisitWords();
  const { send } = useCardWords();
  if (!canShare()) return null;
  return (
    <button
      type="button"
      className="btn btn-outline-primary"
      onClick={() => share(mine.title, website, items)}
    >
      {send}
    </button>
  );
}
