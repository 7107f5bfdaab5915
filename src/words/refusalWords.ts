import type { Language } from '../generated/bindings';
import { refusals as en, type RefusalWords } from './refusals.en';
import { refusals as es } from './refusals.es';

/** What the desk asks about or refuses in a text, in a language of the desk. */
export function refusalWordsIn(language: Language): RefusalWords {
  return language === 'es' ? es : en;
}
