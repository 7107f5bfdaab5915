import { imports as en, type ImportWords } from './imports.en';
import { imports as es } from './imports.es';
import { useWords } from './language';

/** The sentences around tables that staff bring, in the language of the visit. */
export function useImportWords(): ImportWords {
  return useWords().language === 'es' ? es : en;
}
