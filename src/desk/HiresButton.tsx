import type { DeskPlace } from '../generated/bindings';
import { valueOf } from '../places/cellContent';
import { useDeskWords } from '../words/deskWords';
import type { Act } from './act';
import { useDesk } from './deskContext';

/** What an employer answered on the telephone: it does, or not now. */
export function HiresButton({ place, act }: { place: DeskPlace; act: Act }) {
  const words = useDeskWords();
  const { desk } = useDesk();
  const name = valueOf(place.row, 'name');
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
      {button(true, 'hires')}
      {button(false, 'hiresNot')}
    </>
  );
}
