import { useSyncExternalStore } from 'react';
import { FORGOTTEN } from '../backend/visitMemory';
import type { JobAnswer, ResumeAnswers, ResumeLanguage } from '../generated/bindings';
import { forgetLook } from './look';
import { forgetMade } from './madeFiles';

/** Lives as long as the visit; the end of a visit clears it. */
const KEPT = 'resume-answers';

export const EMPTY: ResumeAnswers = {
  language: 'en',
  name: '',
  phone: '',
  email: '',
  town: '',
  jobs: [],
  skills: [],
  strengths: [],
  licences: [],
  schooling: [],
  languages: [],
  availability: [],
};

/** The most entries a resume can have. `resume-writer/src/check.rs` refuses more. */
export const MOST = { jobs: 6, tasks: 8, ownTasks: 3, terms: 12, schooling: 5, languages: 6 };

const listeners = new Set<() => void>();
addEventListener(FORGOTTEN, clearAnswers);

/** The answers of this visit, live. */
export function useAnswers(): ResumeAnswers {
  return parse(useSyncExternalStore(subscribe, kept));
}

/** The jobs of this visit. */
export function jobsNow(): JobAnswer[] {
  return parse(kept()).jobs;
}

/** Changes some of the answers. */
export function change(parts: Partial<ResumeAnswers>): void {
  const answers = { ...parse(kept()), ...parts };
  const own = ownTexts(answers);
  const languages = Object.entries(answers.textLanguages ?? {});
  const textLanguages = Object.fromEntries(languages.filter(([text]) => own.includes(text)));
  keep(JSON.stringify({ ...answers, textLanguages }));
}

/** Text in own words, with the language of the screen that it was typed on. */
export function typed(
  text: string,
  language: ResumeLanguage,
): Pick<ResumeAnswers, 'textLanguages'> {
  return { textLanguages: { ...parse(kept()).textLanguages, [text]: language } };
}

/** Whether some own text is in another language than a resume in this one. */
export function isForeign(answers: ResumeAnswers, language: ResumeLanguage): boolean {
  const written = (text: string) => answers.textLanguages?.[text] ?? answers.language;
  return ownTexts(answers).some((text) => written(text) !== language);
}

/** Whether a resume can be made of the answers: only the name is needed. */
export function isNamed({ name }: ResumeAnswers): boolean {
  return name.trim() !== '';
}

/** Whether nothing was answered yet. */
export function isUntouched(): boolean {
  return kept() === '';
}

/** What a person wrote about their work, a title, a task or a subject each. */
export function ownTexts({ jobs, schooling }: ResumeAnswers): string[] {
  const texts = [
    ...jobs.flatMap(({ ownTitle, ownTasks }) => [ownTitle, ...ownTasks]),
    ...schooling.map(({ field }) => field),
  ];
  return texts.filter((text) => text.trim() !== '');
}

/** Changes one job, and some of the other answers with it. */
export function changeJob(
  place: number,
  parts: Partial<JobAnswer>,
  more: Partial<ResumeAnswers> = {},
): void {
  const { jobs } = parse(kept());
  change({ ...more, jobs: jobs.map((job, at) => (at === place ? { ...job, ...parts } : job)) });
}

/** Adds a job, and some of the other answers with it. Returns its place; null when no more fit. */
export function addJob(
  parts: Partial<JobAnswer>,
  more: Partial<ResumeAnswers> = {},
): number | null {
  const { jobs } = parse(kept());
  if (jobs.length >= MOST.jobs) return null;
  const job: JobAnswer = {
    title: '',
    ownTitle: '',
    tasks: [],
    ownTasks: [],
    place: { kind: 'company', name: '', town: '' },
    from: null,
    to: null,
    current: false,
    ...parts,
  };
  change({ ...more, jobs: [...jobs, job] });
  return jobs.length;
}

/** Puts an identifier on a list, or takes it off; a list that is full stays as it is. */
export function toggled(ids: string[], id: string, most: number): string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < most ? [...ids, id] : ids;
}

/** Forgets everything, and what was made of it. */
export function clearAnswers(): void {
  forgetMade();
  forgetLook();
  keep('');
}

function parse(text: string): ResumeAnswers {
  if (text === '') return EMPTY;
  return { ...EMPTY, ...(JSON.parse(text) as ResumeAnswers) };
}

function kept(): string {
  return sessionStorage.getItem(KEPT) ?? '';
}

function keep(text: string) {
  if (text === '') sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, text);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
