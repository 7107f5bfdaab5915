import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBackend } from '../backend/context';
import { useBeforePrint } from './useBeforePrint';

/**
 * Whether something that only paper shows has to be drawn: in a browser once it prints. Not every kiosk tells of it before it
 * prints, so there it is always drawn.
 */
export function useOnPaper(): boolean {
  const isKiosk = useBackend().device.kind === 'kiosk';
  const [isPrinting, setPrinting] = useState(false);
  const draw = useCallback(() => flushSync(() => setPrinting(true)), []);
  useBeforePrint(draw);
  return isKiosk || isPrinting;
}
