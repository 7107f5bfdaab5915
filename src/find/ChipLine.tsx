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

/** What was asked is in view: the line stands at the first choice that was made. */
function showChosen(line: HTMLElement) {
  const chosen = line.querySelector('[aria-pressed=true]')?.getBoundingClientRect();
  if (!chosen) return;
  const { left, right } = line.getBoundingClientRect();
  if (chosen.left < left) line.scrollLeft += chosen.left - left;
  else if (chosen.right > right)
    line.scrollLeft += Math.min(chosen.right - right, chosen.left - left);
}

/** To measure what is closed, a browser lays it out: a tenth of a second on an old phone, for nothing that is seen. */
function isClosed(line: HTMLElement): boolean {
  return line.closest('details:not([open])') !== null;
}

function measure(line: HTMLElement | null) {
  if (!line || isClosed(line)) return;
  markMore(line);
  showChosen(line);
}

/** Choices side by side. On a phone they share one line that scrolls, so that the first answer is on the first screen. */
export function ChipLine({ legend, className, children }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => measure(line.current));
  // A phone that is turned has another edge, and choices that are opened have one at last.
  useEffect(() => {
    const look = () => measure(line.current);
    const closable = line.current?.closest('details');
    closable?.addEventListener('toggle', look);
    addEventListener('resize', look);
    return () => {
      closable?.removeEventListener('toggle', look);
      removeEventListener('resize', look);
    };
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
