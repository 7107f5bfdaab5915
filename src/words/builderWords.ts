import { builder as en, type BuilderWords } from './builder.en';
import { builder as es } from './builder.es';
import { useWords } from './language';

/** The sentences of the resume builder, in the language of the visit. */
export function useBuilderWords(): BuilderWords {
  return useWords().language === 'es' ? es : en;
}
