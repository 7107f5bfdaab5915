import type { Need } from '../generated/bindings';

/** In the order of the doors of the home page. */
export const NEEDS: readonly Need[] = [
  'food',
  'shelter',
  'id',
  'clothes',
  'work',
  'health',
  'housing',
  'legal',
  'rides',
];

/** Whether a word names a need. */
export function isNeed(word: string | undefined): word is Need {
  return NEEDS.some((need) => need === word);
}
