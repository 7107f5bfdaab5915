import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useListingWords } from '../words/listingWords';

/** How far a button scrolls: most of what is visible, so that one column stays as a landmark. */
const SHARE = 0.7;

/**
 * A wide table that scrolls sideways by touch, by wheel, by keys (the region takes the focus) and
 * by two buttons, because a gesture that no one sees helps no one.
 */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  const listing = useListingWords();
  const region = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ left: false, right: false });

  const measure = useCallback(() => {
    const box = region.current;
    if (!box) return;
    const left = box.scrollLeft > 1;
    const right = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
    setEdges((old) => (old.left === left && old.right === right ? old : { left, right }));
  }, []);

  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });

  const scroll = (direction: number) => {
    const box = region.current;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = direction * (box?.clientWidth ?? 0) * SHARE;
    box?.scrollBy({ left, behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <div className={`scroll-frame ${edges.right ? 'more-right' : ''}`}>
      <div className="scroll-buttons">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={!edges.left}
          onClick={() => scroll(-1)}
        >
          <span aria-hidden="true">◀</span> {listing.scrollLeft}
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={!edges.right}
          onClick={() => scroll(1)}
        >
          {listing.scrollRight} <span aria-hidden="true">▶</span>
        </button>
      </div>
      {/* A region that scrolls has to be reachable by keyboard (WCAG 2.1.1). */}
      <div
        ref={region}
        className="table-responsive"
        role="region"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={measure}
      >
        {children}
      </div>
    </div>
  );
}
