import type { JobAnswer } from '../generated/bindings';

/** The place of a job whose title was tapped and whose tasks were not continued from, in this page alone. */
let tapped: number | null = null;

/** Notes a title that was just tapped. */
export function noteTapped(place: number): void {
  tapped = place;
}

/** The tasks of the tapped title were seen and continued from: it is a job, also without any. */
export function keepTapped(): void {
  tapped = null;
}

/** The jobs without one that was tapped and then gone back from; null when there is no such one. */
export function withoutTapped(jobs: JobAnswer[]): JobAnswer[] | null {
  const mistaken = tapped;
  tapped = null;
  const job = mistaken === null ? undefined : jobs[mistaken];
  return job && isBare(job) ? jobs.filter((it) => it !== job) : null;
}

/** The place of a job with this title of which nothing else is known; null when there is none. */
export function bareJob(jobs: JobAnswer[], { title = '', ownTitle = '' }: Partial<JobAnswer>) {
  const place = jobs.findIndex(
    (job) => job.title === title && job.ownTitle === ownTitle && isBare(job),
  );
  return place === -1 ? null : place;
}

/** Whether only the title of a job is known. */
function isBare({ tasks, ownTasks, place, from, to, current }: JobAnswer): boolean {
  const isPlaced = place.kind !== 'company' || place.name !== '' || place.town !== '';
  const isDated = from !== null || to !== null || current;
  return tasks.length === 0 && ownTasks.length === 0 && !isPlaced && !isDated;
}
