import type { ResumeLanguage } from '../generated/bindings';

/** Goes with the answers. */
const KEPT = 'resume-look';

/** The look that was chosen for the finished resume. */
export interface Look {
  design: '1' | '2';
  /** Absent while nobody chose one: then it is that of the visit. */
  language?: ResumeLanguage;
}

/** What was chosen in this visit, so that the way back from another screen changes nothing. */
export function lookNow(): Look {
  const kept = sessionStorage.getItem(KEPT);
  return kept === null ? { design: '1' } : (JSON.parse(kept) as Look);
}

export function keepLook(look: Look): void {
  sessionStorage.setItem(KEPT, JSON.stringify(look));
}

export function forgetLook(): void {
  sessionStorage.removeItem(KEPT);
}
