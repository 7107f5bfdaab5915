import { createContext, useState } from 'react';
import type { Asked } from './question';

/** Is told what a person taps. */
export const TappedContext = createContext<(asked: Asked) => void>(() => undefined);

/**
 * What is asked now: what was tapped last, also while its answer is on the way. Who taps two choices after each other
 * asks for both.
 */
export function useAsked(answered: Asked): [Asked, (asked: Asked) => void] {
  const [tap, setTap] = useState<{ asked: Asked; over: Asked } | null>(null);
  const tapped = tap?.over === answered ? tap.asked : answered;
  return [tapped, (asked) => setTap({ asked, over: answered })];
}
