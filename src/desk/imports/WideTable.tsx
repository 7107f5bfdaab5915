import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Whether it is shown in its whole length. */
  isWhole?: boolean;
  /** How it looks. */
  look?: string;
  children: ReactNode;
}

/** A table that may be long and wide; it scrolls in its own box. */
export function WideTable({ label, isWhole = false, look = 'desk-changes', children }: Props) {
  return (
    <div
      className={isWhole ? 'desk-wide desk-whole' : 'desk-wide'}
      role="region"
      aria-label={label}
      // A region that scrolls has to be reachable by keyboard (WCAG 2.1.1).
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={look}>{children}</table>
    </div>
  );
}
