import { usePart } from './language';
import { text as english, type TextWords } from './text.en';

/** The sentences for places in a text message, in the language of the visit. */
export function useTextWords(): TextWords {
  return usePart('text') ?? english;
}
