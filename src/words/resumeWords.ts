import { useWords } from './language';
import { resume as en, type ResumeWords } from './resume.en';
import { resume as es } from './resume.es';

/** The sentences of My Resumes, in the language of the visit. */
export function useResumeWords(): ResumeWords {
  return useWords().language === 'es' ? es : en;
}
