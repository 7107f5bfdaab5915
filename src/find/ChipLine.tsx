import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  legend: string;
  className: string;
  children: ReactNode;
}

/** Choices side by side. On a phone they share one line that scrolls, so that the first answer is on the first screen. */
export function ChipLine({ legend, className, children }: Props) {
  const line = useRef<HTMLDivElement>(null);
  // What was asked is in view: after each answer, the line stands at the first choice that was made.
  useEffect(() => {
    const box = line.current;
    const chosen = box?.querySelector('[aria-pressed=true]')?.getBoundingClientRect();
    if (!box || !chosen) return;
    const { left, right } = box.getBoundingClientRect();
    if (chosen.left < left) box.scrollLeft += chosen.left - left;
    else if (chosen.right > right)
      box.scrollLeft += Math.min(chosen.right - right, chosen.left - left);
  });
  return (
    <fieldset className={`chips ${className}`}>
      <legend>{legend}</legend>
      <div ref={line} className="chip-line">
        {children}
      </div>
    </fieldset>
  );
}
