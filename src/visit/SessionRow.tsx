import { useRef, type ReactNode } from 'react';
import { useStyleVariable } from './useStyleVariable';

/**
 * The row of the session in the bar. Where the bar is narrow it is a row of its own, for which the
 * page makes room.
 */
export function SessionRow({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useStyleVariable('--session', box, (it) =>
    it.offsetTop > it.offsetHeight ? it.offsetHeight : 0,
  );
  return (
    <div ref={box} className="session">
      {children}
    </div>
  );
}
