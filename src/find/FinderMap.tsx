import { useLayoutEffect, useRef, useState } from 'react';
import type { FoundPlace, Near } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import outline from './counties.json';
import './map.css';
import { MapList } from './MapList';
import { MapSigns } from './MapSigns';
import {
  boxOf,
  labelsOf,
  spotsOf,
  spreadOut,
  squareAround,
  townLabel,
  viewOf,
  type View,
} from './mapView';

interface Props {
  places: FoundPlace[];
  near: Near | null;
}

/** A finger, in pixels: signs are as far apart. */
const FINGER = 44;
/** The letters of the town, in hundredths of the map. */
const TOWN_LETTERS = 4;
/** Pixels that a map on a small phone is wide and high, until it is drawn. */
const SMALL = 290;

/** The counties with the places as numbers, and the same numbers as a list: no part of it comes from elsewhere. */
export function FinderMap({ places, near }: Props) {
  const words = useFindWords();
  const drawing = useRef<SVGSVGElement>(null);
  const all = spotsOf(places);
  const view = viewOf(all, near);
  const finger = FINGER * usePixel(drawing, view);
  const spots = spreadOut(all, finger);
  const [chosen, setChosen] = useState<number | null>(null);
  // Names are as large on a piece of the state as on the whole of it.
  const unit = Math.max(view.width, view.height) / 100;
  const size = unit * TOWN_LETTERS;
  const town = near && townLabel(near, spots, { finger, size, view });
  const taken = spots.map(({ at: [x, y] }) => squareAround(x, y, finger / 2));
  if (town) taken.push(boxOf(town.name, town.at, size, 'start'));
  return (
    <div className="finder-map">
      <svg
        ref={drawing}
        role="group"
        aria-label={words.mapOf(places.length)}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      >
        {outline.counties.map(({ name, path }) => (
          <path key={name} d={path} strokeWidth={unit * 0.35} />
        ))}
        {labelsOf(view, unit * 3.2, taken).map(({ name, at: [x, y] }) => (
          <text key={name} className="county" x={x} y={y} fontSize={unit * 3.2}>
            {name}
          </text>
        ))}
        {town && (
          <text className="town" x={town.at[0]} y={town.at[1]} fontSize={size}>
            {town.name}
          </text>
        )}
        <MapSigns spots={spots} finger={finger} chosen={chosen} onChoose={setChosen} />
      </svg>
      <MapList spots={spots} places={places} chosen={chosen} />
    </div>
  );
}

/** How much of a drawing a pixel of the screen shows. */
function usePixel(drawing: React.RefObject<SVGSVGElement | null>, view: View): number {
  const [[width, height], setSize] = useState<[number, number]>([SMALL, SMALL]);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth = 0, clientHeight = 0 } = drawing.current ?? {};
      if (clientWidth > 0 && clientHeight > 0) setSize([clientWidth, clientHeight]);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [drawing]);
  return Math.max(view.width / width, view.height / height);
}
