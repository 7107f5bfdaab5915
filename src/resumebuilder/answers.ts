import { useSyncExternalStore } from 'react';
import type { JobAnswer, ResumeAnswers } from '../generated/bindings';

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

/** The answers of this visit, live. */
export function useAnswers(): ResumeAnswers {
  return parse(useSyncExternalStore(subscribe, kept));
}

/** Changes some of the answers. */
export function change(parts: Partial<ResumeAnswers>): void {
  keep(JSON.stringify({ ...parse(kept()), ...parts }));
}

/** Changes one job. */
export function changeJob(place: number, parts: Partial<JobAnswer>): void {
  const { jobs } = parse(kept());
  change({ jobs: jobs.map((job, at) => (at === place ? { ...job, ...parts } : job)) });
}

/** Adds a job and answers its place; null when no more fit. */
export function addJob(parts: Partial<JobAnswer>): number | null {
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
  change({ jobs: [...jobs, job] });
  return jobs.length;
}

/** Puts an identifier on a list, or takes it off; a list that is full stays as it is. */
export function toggled(ids: string[], id: string, most: number): string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < most ? [...ids, id] : ids;
}

/** Forgets everything. */
export function clearAnswers(): void {
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
