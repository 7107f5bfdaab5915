import type { ActKind, DeskAct, DeskPlace } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { useWords } from '../words/language';
import { ActOfStaff } from './ActOfStaff';
import { useDesk } from './deskContext';
import { moment } from './moment';

/** What callers may take back when they did it themselves. */
const OWN: readonly ActKind[] = ['still-right', 'no-answer', 'ask-hires'];

/** Everything that was done with a place, newest first; what still stands can be taken back. */
export function History({ place, onUndo }: { place: DeskPlace; onUndo: (act: DeskAct) => void }) {
  const words = useDeskWords();
  const { language } = useWords();
  const { me } = useDesk();
  const mayUndo = ({ canUndo, kind, who }: DeskAct) =>
    canUndo && (me.role !== 'caller' || (who === me.name && OWN.includes(kind)));
  return (
    <section className="desk-history">
      <h3>{words.history}</h3>
      {place.history.length === 0 && <p>{words.noHistory}</p>}
      <ol>
        {place.history.map((act) => (
          <ActOfStaff key={act.id} act={act}>
            {mayUndo(act) && (
              <button
                type="button"
                className="btn btn-outline-primary"
                aria-label={`${words.undo}: ${words.acts[act.kind]}, ${moment(act.at, language)}`}
                onClick={() => onUndo(act)}
              >
                {words.undo}
              </button>
            )}
          </ActOfStaff>
        ))}
      </ol>
    </section>
  );
}
