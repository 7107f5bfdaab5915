import type { DeskPlace } from '../generated/bindings';
import { EMPTY, valueOf } from '../places/cellContent';
import { useDeskWords } from '../words/deskWords';
import type { Act } from './act';
import { useDesk } from './deskContext';

/** The field that the service writes (`sync-protocol/src/employer_fact.rs`). */
const HIRES_FIELD = 'hires people with a record';

/** What an employer answered on the telephone: it does, or not now. */
export function HiresButton({ place, act }: { place: DeskPlace; act: Act }) {
  const words = useDeskWords();
  const { desk } = useDesk();
  const name = valueOf(place.row, 'name');
  // Of a place that became something else, what was said of it can be taken away.
  const isSaid = valueOf(place.row, HIRES_FIELD) !== EMPTY;
  const button = (still: boolean, label: 'hires' | 'hiresNot') => (
    <button
      type="button"
      className="btn btn-outline-primary"
      onClick={() =>
        void act(
          (it) => desk.hires(it, still),
          (it) => it.doneLine(name, it[label]),
        )
      }
    >
      {words[label]}
    </button>
  );
  return (
    <>
      {place.isEmployer && button(true, 'hires')}
      {(place.isEmployer || isSaid) && button(false, 'hiresNot')}
    </>
  );
}
