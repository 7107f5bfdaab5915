import { lazy, startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { DeskAnswer, DeskPlace } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { errorText } from '../words/errorText';
import { useWords } from '../words/language';
import { useDesk } from './deskContext';
import { History } from './History';
import './outcomes.css';
import { PlaceButtons } from './PlaceButtons';
import { PlaceCard } from './PlaceCard';
import { useLoad } from './useLoad';

// Loaded when it is opened.
const AskPlace = lazy(() => import('./ask/AskPlace'));
// Loaded when the first card stands: most calls end with a button.
const loadChangeForm = () => import('./ChangeForm');
const ChangeForm = lazy(loadChangeForm);

/** One place with all that can be done about it. */
export function PlacePanel({ id, onActed }: { id: string; onActed: () => void }) {
  const words = useDeskWords();
  const all = useWords();
  const { desk, me } = useDesk();
  const load = useCallback(() => desk.place(id), [desk, id]);
  const { content: place, failed, again, set } = useLoad(load);
  const [isChanging, setChanging] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const [canUndo, setCanUndo] = useState(false);
  const isShown = place !== null;
  useEffect(() => {
    if (isShown) loadChangeForm().catch(() => undefined);
  }, [isShown]);

  /** Does something once, and says what became of it. Answers whether it was done. */
  async function act(
    work: (place: DeskPlace) => Promise<DeskAnswer>,
    line: string,
    undoable = true,
  ): Promise<boolean> {
    if (!place) return false;
    setProblem('');
    try {
      const { outcome, place: now } = await work(place);
      set(now);
      const isDone = outcome === 'done';
      setSaid(isDone ? line : '');
      setProblem(isDone ? '' : words.meanwhile);
      setCanUndo(isDone && undoable);
      if (isDone) onActed();
      return isDone;
    } catch (error) {
      const code = BackendError.codeOf(error);
      setProblem(code === 'invalid-argument' ? words.badFields : errorText(all, code));
      return false;
    }
  }
  if (!place) {
    return failed ? (
      <p role="alert">
        {errorText(all, failed)}{' '}
        <button type="button" className="btn btn-outline-primary" onClick={again}>
          {words.again}
        </button>
      </p>
    ) : (
      <p role="status">{words.loading}</p>
    );
  }
  const last = place.history.find((it) => it.canUndo);
  return (
    <article className="desk-place" aria-labelledby="desk-place-name">
      <div className="desk-outcome">
        <div role="status" className="desk-said">
          {said && <p>{said}</p>}
        </div>
        {said && canUndo && last && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => void act((it) => desk.undo(it, last), words.undone, false)}
          >
            {words.undo}
          </button>
        )}
      </div>
      {problem && (
        <p role="alert" className="desk-problem">
          {problem}
        </p>
      )}
      <PlaceCard place={place} />
      {/* The buttons stay until the form is there, so that the focus is never lost. */}
      <Suspense fallback={<p role="status">{words.loading}</p>}>
        {isChanging ? (
          <ChangeForm place={place} onClose={() => setChanging(false)} act={act} />
        ) : (
          <PlaceButtons
            place={place}
            act={act}
            onChange={() => startTransition(() => setChanging(true))}
          />
        )}
      </Suspense>
      {me.role !== 'caller' && place.status === 'listed' && !isAsking && (
        <button type="button" className="btn btn-link" onClick={() => setAsking(true)}>
          {words.askPlace}
        </button>
      )}
      {isAsking && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <AskPlace place={place} onMade={again} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      <History
        place={place}
        onUndo={(it) => void act((seen) => desk.undo(seen, it), words.undone, false)}
      />
    </article>
  );
}
