import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  legend: string;
  className: string;
  children: ReactNode;
}

/** Pixels that are no chip: a browser rounds widths. */
const ROUNDING = 4;

/** Says whether there is more behind the right edge, for the sign there. */
function markMore(line: HTMLElement) {
  const left = line.scrollWidth - line.clientWidth - line.scrollLeft;
  line.toggleAttribute('data-more', left > ROUNDING);
}

/** Choices side by side. On a phone they share one line that scrolls, so that the first answer is on the first screen. */
export function ChipLine({ legend, className, children }: Props) {
  const line = useRef<HTMLDivElement>(null);
  // What was asked is in view: after each answer, the line stands at the first choice that was made.
  useEffect(() => {
    const box = line.current;
    if (!box) return;
    markMore(box);
    const chosen = box.querySelector('[aria-pressed=true]')?.getBoundingClientRect();
    if (!chosen) return;
    const { left, right } = box.getBoundingClientRect();
    if (chosen.left < left) box.scrollLeft += chosen.left - left;
    else if (chosen.right > right)
      box.scrollLeft += Math.min(chosen.right - right, chosen.left - left);
  });
  // A phone that is turned has another edge.
  useEffect(() => {
    const look = () => line.current && markMore(line.current);
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return (
    <fieldset className={`chips ${className}`}>
      <legend>{legend}</legend>
      <div
        ref={line}
        className="chip-line"
        onScroll={({ currentTarget }) => markMore(currentTarget)}
      >
        {children}
      </div>
    </fieldset>
  );
}
