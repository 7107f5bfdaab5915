import { useWords } from './language';
import { pages as en, type PagesWords } from './pages.en';
import { pages as es } from './pages.es';

/** The sentences about the pages of the website at the desk, in the language of the visit. */
export function usePagesWords(): PagesWords {
  return useWords().language === 'es' ? es : en;
}
