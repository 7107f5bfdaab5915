import type { MadeResume, ResumeAnswers, ResumeLanguage } from '../generated/bindings';

/** What a resume is made of. */
export interface Wish {
  answers: ResumeAnswers;
  language: ResumeLanguage;
  design: number;
}

/** The files of one set of answers, by language and design. */
interface Made {
  answers: string;
  files: Map<string, MadeResume>;
  last: MadeResume;
}

/**
 * In memory alone: the end of a visit loads the page anew. A file that was made must not be lost from view when the
 * network is.
 */
let made: Made | null = null;

/** Keeps a file. Those of other answers are forgotten. */
export function keepMade(wish: Wish, file: MadeResume): void {
  const answers = JSON.stringify(wish.answers);
  const files = made?.answers === answers ? made.files : new Map<string, MadeResume>();
  files.set(nameOf(wish), file);
  made = { answers, files, last: file };
}

/** The file of exactly this wish, if it was made. */
export function madeFor(wish: Wish): MadeResume | null {
  if (made?.answers !== JSON.stringify(wish.answers)) return null;
  return made.files.get(nameOf(wish)) ?? null;
}

/** The file that was made last, whatever is wished now. */
export function lastMade(): MadeResume | null {
  return made?.last ?? null;
}

/** Forgets all files. */
export function forgetMade(): void {
  made = null;
}

function nameOf({ language, design }: Wish): string {
  return `${language} ${design}`;
}
