import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { BackendError } from '../backend/Backend';
import type { RecordedAct } from '../generated/bindings';
import { PageHeading } from '../page/PageHeading';
import { useOfficeWords } from '../words/deskOfficeWords';
import { useDeskWords } from '../words/deskWords';
import { useWords } from '../words/language';
import { ActOfStaff } from './ActOfStaff';
import { useDesk } from './deskContext';
import { errorText } from './errorText';
import { useListName } from './listName';
import { useLoad } from './useLoad';
import { useSaid } from './useSaid';

/** Everything that staff, commands and links did, newest first, page by page. */
export default function RecordScreen() {
  const words = useOfficeWords();
  const { record } = useDeskWords();
  const { desk } = useDesk();
  const all = useWords();
  const load = useCallback(() => desk.acts(), [desk]);
  const { content, failed, set } = useLoad(load);
  const [isWhole, setIsWhole] = useState(false);
  const { said, say, line } = useSaid(words);
  const acts = content ?? [];
  const showOlder = async () => {
    say();
    try {
      const older = await desk.acts(acts.at(-1)?.id);
      set([...acts, ...older]);
      setIsWhole(older.length === 0);
      if (older.length === 0) say((it) => it.allActs);
    } catch (error) {
      say((_, all) => errorText(all, BackendError.codeOf(error)));
    }
  };
  const first = content?.length === 0 ? words.noActs : said;
  return (
    <section className="desk-record">
      <PageHeading name={record}>{record}</PageHeading>
      <p>{words.recordText}</p>
      <p ref={line} role="status" className="desk-line">
        {failed ? errorText(all, failed) : first}
      </p>
      {acts.length > 0 && (
        <div className="desk-history">
          <ol>
            {acts.map((act) => (
              <ActOfStaff key={act.id} act={act} about={<About act={act} />} />
            ))}
          </ol>
          {!isWhole && (
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => void showOlder()}
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
  const { kioskOf } = useDeskWords();
  if (place) return <Link to={`/desk/check/${subject}`}>{place}</Link>;
  if (subject.includes('@')) return subject;
  if (kind === 'write-kiosk-settings') return kioskOf(subject);
  return kind.endsWith('-list') ? nameOf(subject) : null;
}
