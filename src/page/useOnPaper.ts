import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBackend } from '../backend/context';

/**
 * Whether something that only paper shows has to be drawn: in a browser once it prints. Not every kiosk tells of it before it
 * prints, so there it is always drawn.
 */
export function useOnPaper(): boolean {
  const isKiosk = useBackend().device.kind === 'kiosk';
  const [isPrinting, setPrinting] = useState(false);
  useLayoutEffect(() => {
    const draw = () => flushSync(() => setPrinting(true));
    window.addEventListener('beforeprint', draw);
    return () => window.removeEventListener('beforeprint', draw);
  }, []);
  return isKiosk || isPrinting;
}
