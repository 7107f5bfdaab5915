import { useFindWords } from '../words/findWords';
import type { Spot } from './mapView';

interface Props {
  spots: Spot[];
  /** As wide as a finger, as the drawing counts. */
  finger: number;
  chosen: number | null;
  onChoose: (index: number) => void;
}

/** A sign for each spot, which shows its places in the list; a larger one where there are several. */
export function MapSigns({ spots, finger, chosen, onChoose }: Props) {
  const words = useFindWords();
  return spots.map(({ at: [x, y], places }, index) => {
    const number = index + 1;
    const [first] = places;
    const name = places.length > 1 ? words.count(places.length) : (first?.name ?? '');
    return (
      <a
        key={number}
        href={`#${listId(index)}`}
        aria-label={`${number}: ${name}`}
        aria-current={chosen === index || undefined}
        onClick={(event) => {
          // The address keeps the question; the place in the list is no page of its own.
          event.preventDefault();
          onChoose(index);
          document.getElementById(listId(index))?.focus();
        }}
      >
        <circle className="finger" cx={x} cy={y} r={finger / 2} />
        <circle
          className="sign"
          cx={x}
          cy={y}
          r={finger * (places.length > 1 ? 0.43 : 0.32)}
          strokeWidth={finger * 0.04}
        />
        <text className="number" x={x} y={y} fontSize={finger * 0.36}>
          {number}
        </text>
      </a>
    );
  });
}

/** The id of a spot in the list below the map. */
export function listId(index: number): string {
  return `map-${index + 1}`;
}
