import { useFindWords } from '../words/findWords';
import { outsideOf, unknownTown } from './outside';
import { rememberTown, type Asked } from './question';
import { useAsk } from './useAsk';

/** Says that a town is not known, or not in New Jersey, and offers the nearest county then. */
export function UnknownTown({ asked }: { asked: Asked }) {
  const words = useFindWords();
  const ask = useAsk();
  const county = outsideOf(asked.near)?.county;
  const show = (near: string) => {
    rememberTown(near);
    ask({ ...asked, near });
  };
  return (
    <div role="alert" className="mb-3">
      <p>{unknownTown(asked.near, words)}</p>
      {county && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => show(`${county} County`)}
        >
          {words.showCounty(county)}
        </button>
      )}
    </div>
  );
}
