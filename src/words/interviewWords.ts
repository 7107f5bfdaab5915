import { interview as en, type InterviewWords } from './interview.en';
import { interview as es } from './interview.es';
import { useWords } from './language';

/** The sentences of the interview practice, in the language of the visit. */
export function useInterviewWords(): InterviewWords {
  return useWords().language === 'es' ? es : en;
}
