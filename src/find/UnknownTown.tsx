import { useFindWords } from '../words/findWords';
import { outsideOf, unknownTown } from './outside';
import { rememberTown, type Asked } from './question';
import { useAsk } from './useAsk';

interface Props {
  /** What was said instead of a town of New Jersey. */
  said: string;
  /** Asks again with a place that is known. */
  onShow: (near: string) => void;
}

/** Says that a town is not known, or not in New Jersey, and offers the nearest county then. */
export function UnknownPlace({ said, onShow }: Props) {
  const words = useFindWords();
  const county = outsideOf(said)?.county;
  return (
    <div role="alert" className="mb-3">
      <p>{unknownTown(said, words)}</p>
      {county && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => onShow(`${county} County`)}
        >
          {words.showCounty(county)}
        </button>
      )}
    </div>
  );
}

/** The same of the town of a question. */
export function UnknownTown({ asked }: { asked: Asked }) {
  const ask = useAsk();
  const show = (near: string) => {
    rememberTown(near);
    ask({ ...asked, near });
  };
  return <UnknownPlace said={asked.near} onShow={show} />;
}
