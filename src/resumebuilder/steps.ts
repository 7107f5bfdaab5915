/** The questions after the jobs, in their order. */
export const STEPS = [
  'jobs',
  'skills',
  'licences',
  'schooling',
  'languages',
  'times',
  'reach',
] as const;

export type Step = (typeof STEPS)[number];

const HERE = '/resume/new';

/** Addresses of the questions. */
export const pathOf = {
  start: HERE,
  tasks: (job: number) => `${HERE}/tasks/${job}`,
  place: (job: number) => `${HERE}/place/${job}`,
  step: (step: Step) => `${HERE}/${step}`,
  done: `${HERE}/done`,
  employers: `${HERE}/employers`,
  tap: `${HERE}/tap`,
};

/** Where "Continue" leads. */
export function after(step: Step): string {
  const next = STEPS[STEPS.indexOf(step) + 1];
  return next ? pathOf.step(next) : pathOf.done;
}

/** The question that a field of the answers belongs to, such as `jobs[0].ownTasks[1]`. */
export function stepOf(field: string): Step | null {
  const name = /^\w+/.exec(field.split(' : ').at(-1) ?? '')?.[0] ?? '';
  if (name === 'strengths') return 'skills';
  if (name === 'availability') return 'times';
  if (['name', 'phone', 'email', 'town'].includes(name)) return 'reach';
  return STEPS.find((step) => step === name) ?? null;
}
