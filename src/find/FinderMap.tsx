import { Link } from 'react-router';
import type { FoundPlace, Near } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import outline from './counties.json';
import { boxOf, labelsOf, pointOf, spotsOf, viewOf } from './mapView';

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
  const townName = `✕ ${near?.name ?? ''}`;
  const townBox = town && boxOf(townName, town, unit * 4, 'start');
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
        {labelsOf(view, unit * 3.2, townBox).map(({ name, at: [x, y] }) => (
          <text key={name} className="county" x={x} y={y} fontSize={unit * 3.2}>
            {name}
          </text>
        ))}
        {town && (
          <text className="town" x={town[0]} y={town[1]} fontSize={unit * 4}>
            {townName}
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
