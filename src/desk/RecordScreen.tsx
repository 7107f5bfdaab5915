import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { BackendError } from '../backend/Backend';
import type { RecordedAct } from '../generated/bindings';
import { PageHeading } from '../page/PageHeading';
import { useOfficeWords } from '../words/deskOfficeWords';
import { useDeskWords } from '../words/deskWords';
import { ActOfStaff } from './ActOfStaff';
import { useDesk } from './deskContext';
import { errorText } from './errorText';
import { useListName } from './listName';
import { useSaid } from './useSaid';

/** Everything that staff, commands and links did, newest first, page by page. */
export default function RecordScreen() {
  const words = useOfficeWords();
  const { record } = useDeskWords();
  const { desk } = useDesk();
  const [acts, setActs] = useState<readonly RecordedAct[]>([]);
  const [hasMore, setHasMore] = useState(false);
  const { said, say, line } = useSaid(words);
  const load = async (before?: number) => {
    say();
    try {
      const page = await desk.acts(before);
      setActs((shown) => (before === undefined ? page : [...shown, ...page]));
      setHasMore(page.length > 0);
      if (page.length === 0) say((it) => (before === undefined ? it.noActs : it.allActs));
    } catch (error) {
      say((_, all) => errorText(all, BackendError.codeOf(error)));
    }
  };
  useEffect(() => {
    void load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen opens
  }, [desk]);
  return (
    <section className="desk-record">
      <PageHeading name={record}>{record}</PageHeading>
      <p>{words.recordText}</p>
      <p ref={line} role="status" className="desk-line">
        {said}
      </p>
      {acts.length > 0 && (
        <div className="desk-history">
          <ol>
            {acts.map((act) => (
              <ActOfStaff key={act.id} act={act} about={<About act={act} />} />
            ))}
          </ol>
          {hasMore && (
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => void load(acts.at(-1)?.id)}
            >
              {words.olderActs}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** What an act is about: a place, a person of the staff, or a list. Keys of messages say nothing to a person. */
function About({ act: { subject, place, kind } }: { act: RecordedAct }) {
  const nameOf = useListName();
  if (place) return <Link to={`/desk/check/${subject}`}>{place}</Link>;
  if (subject.includes('@')) return subject;
  return kind.endsWith('-list') ? nameOf(subject) : null;
}
