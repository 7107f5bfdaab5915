import { usePart } from './language';
import { resume as english, type ResumeWords } from './resume.en';

/** The sentences of My Resumes, in the language of the visit. */
export function useResumeWords(): ResumeWords {
  return usePart('resume') ?? english;
}
