import { Link } from 'react-router';
import type { FoundPlace, Near } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import outline from './counties.json';
import { pointOf, spotsOf, viewOf } from './mapView';

interface Props {
  places: FoundPlace[];
  near: Near | null;
}

/** The counties with the places as numbers, and the same numbers as a list: no part of it comes from elsewhere. */
export function FinderMap({ places, near }: Props) {
  const words = useFindWords();
  const spots = spotsOf(places);
  const view = viewOf(spots, near);
  // Signs are as large on a piece of the state as on the whole of it.
  const unit = Math.max(view.width, view.height) / 100;
  const town = near && pointOf(near.lat, near.lon);
  return (
    <div className="finder-map">
      <svg
        role="img"
        aria-label={words.mapOf(places.length)}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      >
        {outline.counties.map(({ name, path }) => (
          <path key={name} d={path} strokeWidth={unit * 0.35} />
        ))}
        {outline.counties.map(({ name, path }) => {
          const [x, y] = middleOf(path);
          return (
            <text key={name} className="county" x={x} y={y} fontSize={unit * 3.2}>
              {name}
            </text>
          );
        })}
        {near && town && (
          <text className="town" x={town[0]} y={town[1]} fontSize={unit * 4}>
            ✕ {near.name}
          </text>
        )}
        {spots.map(({ at: [x, y], numbers }) => {
          const text = numbers.length > 2 ? `${numbers[0] ?? ''}+` : numbers.join(' ');
          return (
            <g key={numbers.join()}>
              <circle cx={x} cy={y} r={unit * (numbers.length > 1 ? 3.4 : 2.6)} />
              <text className="number" x={x} y={y} fontSize={unit * 3.2}>
                {text}
              </text>
            </g>
          );
        })}
      </svg>
      <ol lang="en">
        {places.map(({ id, name, city }) => (
          <li key={id}>
            <Link to={`/places/${id}`}>{name}</Link>
            {city && `, ${city}`}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The middle of the box around a path. */
function middleOf(path: string): [number, number] {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd));
  const middle = (all: number[] = []) => (Math.min(...all) + Math.max(...all)) / 2;
  return [middle(xs), middle(ys)];
}
