import { useWords } from './language';
import { tools as en, type ToolsWords } from './tools.en';
import { tools as es } from './tools.es';

/** Names of the tools, in the language of the visit. */
export function useToolsWords(): ToolsWords {
  return useWords().language === 'es' ? es : en;
}
