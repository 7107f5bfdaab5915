import type { JobAnswer } from '../generated/bindings';
import { titleOf } from './vocabulary';

/** What a job is called on the screen. */
export function nameOf(job: JobAnswer, language: 'en' | 'es'): string {
  return job.ownTitle || (titleOf(job.title)?.term[language] ?? '');
}
