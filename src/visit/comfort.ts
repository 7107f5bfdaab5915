import { useState } from 'react';

/** How a person wants to read, for this visit: the end of a visit forgets it. */
interface Comfort {
  /** Of the usual size, in percent. */
  size: number;
  contrast: boolean;
}

const KEPT = 'comfort';
export const SIZES = [100, 125, 150, 175, 200];

/** What was chosen in this visit. */
export function useComfort() {
  const [comfort, setComfort] = useState<Comfort>(remembered);
  const change = (next: Comfort) => {
    sessionStorage.setItem(KEPT, JSON.stringify(next));
    apply(next);
    setComfort(next);
  };
  return {
    ...comfort,
    resize: (steps: number) => {
      const at = SIZES.indexOf(comfort.size) + steps;
      change({ ...comfort, size: SIZES[Math.min(Math.max(at, 0), SIZES.length - 1)] ?? 100 });
    },
    toggleContrast: () => change({ ...comfort, contrast: !comfort.contrast }),
  };
}

/** Shows the page as it was chosen before it was loaded again. */
function remembered(): Comfort {
  let comfort: Comfort = { size: 100, contrast: false };
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Partial<Comfort>;
    const size = SIZES.find((it) => it === kept.size) ?? 100;
    comfort = { size, contrast: kept.contrast === true };
  } catch {
    // Not ours: as if nothing had been chosen.
  }
  apply(comfort);
  return comfort;
}

function apply({ size, contrast }: Comfort) {
  // The usual size is that of the style sheet.
  document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
  document.documentElement.toggleAttribute('data-contrast', contrast);
}
