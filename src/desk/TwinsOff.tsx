import { useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { DeskPlace, DeskTwin } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { useDesk } from './deskContext';
import { errorText } from './errorText';
import { useTwinName } from './TwinLinks';
import { useOnce } from './useOnce';
import { useSaid } from './useSaid';

interface Props {
  /** A place that was taken off its list. */
  place: DeskPlace;
  onActed: () => void;
}

/** What became of the other rows: the answer to the last act at each, while the act stands. */
type Off = Record<string, DeskPlace | undefined>;

/**
 * Offers to take the other rows of a place off their lists too, one press each. Each is an act at that row, with its own
 * undo, so a row that is another place after all stays or comes back alone.
 */
export function TwinsOff({ place, onActed }: Props) {
  const words = useDeskWords();
  const { desk } = useDesk();
  const nameOf = useTwinName(place);
  // The rows that were there at first: one that is off now can be put back here.
  const [twins] = useState(place.twins);
  const [off, setOff] = useState<Off>({});
  const { said, say } = useSaid(words);
  const { said: problem, say: tell } = useSaid(words);
  const { isBusy, once } = useOnce();
  /** A row as it is now. Nobody here saw the reports of visitors about it, so they wait on. */
  const unseen = async ({ id }: DeskTwin) => ({ ...(await desk.place(id)), reports: [] });
  const act = async (twin: DeskTwin) => {
    say();
    tell();
    try {
      const gone = off[twin.id];
      const last = gone?.history[0];
      const answer =
        gone && last
          ? await desk.undo(gone, last)
          : await desk.change(await unseen(twin), { fields: {}, status: place.status, note: '' });
      if (answer.outcome !== 'done') tell((it) => it.twinMeanwhile);
      else say((it) => (gone ? it.twinBack(nameOf(twin)) : it.twinOff(nameOf(twin))));
      const isOff = answer.place.status !== 'listed';
      setOff((it) => ({ ...it, [twin.id]: isOff ? answer.place : undefined }));
      onActed();
    } catch (error) {
      tell((_, all) => errorText(all, BackendError.codeOf(error)));
    }
  };
  if (twins.length === 0) return null;
  return (
    <section className="desk-twins">
      <p>{words.twinsStay}</p>
      {twins.map((twin) => (
        <button
          key={twin.id}
          type="button"
          className="btn btn-outline-primary"
          onClick={() => void once(() => act(twin), undefined)}
        >
          {off[twin.id] ? words.putTwinBack(nameOf(twin)) : words.takeTwinOff(nameOf(twin))}
        </button>
      ))}
      <p role="status">{isBusy ? words.saving : said}</p>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
