import { lazy, startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { DeskAct, DeskOutcome } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { errorText } from './errorText';
import { useWords } from '../words/language';
import type { Act, Line } from './act';
import { useDesk } from './deskContext';
import { useFactName } from './factName';
import { History } from './History';
import './outcomes.css';
import { ChangedRows } from './OtherRows';
import { PlaceButtons } from './PlaceButtons';
import { PlaceCard } from './PlaceCard';
import { undoneText } from './undoneText';
import { useLoad } from './useLoad';
import { useOnce } from './useOnce';
import { useSaid, type Saying } from './useSaid';

// Loaded when it is opened.
const AskPlace = lazy(() => import('./ask/AskPlace'));
// Loaded when somebody comes near its button: most calls end with one that needs no form.
const loadChangeForm = () => import('./ChangeForm');
const ChangeForm = lazy(loadChangeForm);
const loadAhead = () => void loadChangeForm().catch(() => undefined);

interface Props {
  id: string;
  onActed: () => void;
  /** Whether a person chose this place: then the keyboard continues at its name. */
  isChosen?: boolean;
}

/** One place with all that can be done about it. */
export function PlacePanel({ id, onActed, isChosen = false }: Props) {
  const words = useDeskWords();
  const all = useWords();
  const { desk, me } = useDesk();
  const nameOf = useFactName();
  const load = useCallback(() => desk.place(id), [desk, id]);
  const { content: place, failed, again, set } = useLoad(load);
  const [isChanging, setChanging] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const speech = { words, nameOf };
  const { said, say, line: outcome } = useSaid(speech);
  const { said: problem, say: tell, line: alert } = useSaid(speech);
  const [canUndo, setCanUndo] = useState(false);
  const { isBusy, once } = useOnce();
  const isShown = place !== null;
  useEffect(() => {
    if (isShown && isChosen) document.getElementById('desk-place-name')?.focus();
  }, [isShown, isChosen]);

  /** Does something once, and says what became of it. Answers whether it was done. */
  const does: Act = async (work, line, undoable = true) => {
    if (!place) return false;
    tell();
    try {
      const answer = await work(place);
      const { outcome, place: now } = answer;
      set(now);
      const isDone = outcome === 'done';
      const sayings: Partial<Record<DeskOutcome, Saying<typeof speech>>> = {
        done: (it) => line(it.words, answer, it.nameOf),
        'counted-today': (it) => it.words.countedToday,
        'nothing-left': (it) => it.words.nothingUndone,
      };
      say(sayings[outcome]);
      if (outcome === 'changed-meanwhile') tell((it) => it.words.meanwhile);
      setCanUndo(isDone && undoable);
      if (isDone) onActed();
      return isDone;
    } catch (error) {
      const code = BackendError.codeOf(error);
      say();
      tell((it, all) => (code === 'invalid-argument' ? it.words.badFields : errorText(all, code)));
      return false;
    }
  };
  const act: Act = (...what) => once(() => does(...what), false);
  const undo = (taken: DeskAct) => act((it) => desk.undo(it, taken), undoneLine, false);
  const undoneLine: Line = (it, { undone }, nameOf) => undoneText(it, undone, nameOf);
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
  // Only what was done just now: below it may stand what another person did.
  const last = place.history[0]?.canUndo ? place.history[0] : undefined;
  return (
    <article className="desk-place" aria-labelledby="desk-place-name">
      <div ref={outcome} className="desk-outcome">
        <div role="status" className="desk-said">
          {isBusy ? <p>{words.saving}</p> : said && <p>{said}</p>}
          {said && canUndo && last?.kind === 'change' && (
            <ChangedRows place={place} after={last.after} />
          )}
        </div>
        {said && canUndo && last && (
          <button type="button" className="btn btn-outline-primary" onClick={() => void undo(last)}>
            {words.undo}
          </button>
        )}
      </div>
      {problem && (
        <p ref={alert} role="alert" className="desk-problem">
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
            onNearChange={loadAhead}
            onOtherActed={() => {
              again();
              onActed();
            }}
            onChange={() => {
              say();
              tell();
              startTransition(() => setChanging(true));
            }}
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
      <History place={place} onUndo={(it) => void undo(it)} />
    </article>
  );
}
