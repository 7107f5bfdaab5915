import { lazy, Suspense, useState } from 'react';
import type { FoundPlace, Near } from '../generated/bindings';
import { useFindWords } from '../words/findWords';

const FinderMap = lazy(async () => ({ default: (await import('./FinderMap')).FinderMap }));

/** The map waits behind one line, and is loaded when it is opened. */
export function MapChoice({ places, near }: { places: FoundPlace[]; near: Near | null }) {
  const words = useFindWords();
  const [isOpen, setOpen] = useState(false);
  if (!places.some(({ point }) => point)) return null;
  return (
    <details
      className="more-choices map-choice"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="wide-only">{words.map}</span>
        <span className="narrow-only">{words.mapShort}</span>
      </summary>
      {isOpen && (
        <Suspense>
          <FinderMap key={places.map(({ id }) => id).join()} places={places} near={near} />
        </Suspense>
      )}
    </details>
  );
}
