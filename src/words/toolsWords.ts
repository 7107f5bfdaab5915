import { usePart } from './language';
import { tools as english, type ToolsWords } from './tools.en';

/** Ways on to what is made here, in the language of the visit. */
export function useToolsWords(): ToolsWords {
  return usePart('tools') ?? english;
}
