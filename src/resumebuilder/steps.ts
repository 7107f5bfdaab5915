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

/** What stands before the field in an answer of the service. */
const REFUSED = 'INVALID_ARGUMENT';

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

/** What was refused: the question that it belongs to, and a letter that cannot be printed. */
export interface Refused {
  step: Step | null;
  letter: string | null;
}

/** Reads what a refusal says of a field of the answers, such as `jobs[0].ownTasks[1]` or `name : ж`. */
export function refusedIn(said: string): Refused {
  const [field = '', letter = null] = said.split(' : ').filter((part) => part !== REFUSED);
  const name = /^\w+/.exec(field)?.[0] ?? '';
  return { step: stepOf(name), letter };
}

function stepOf(name: string): Step | null {
  if (name === 'strengths') return 'skills';
  if (name === 'availability') return 'times';
  if (['name', 'phone', 'email', 'town'].includes(name)) return 'reach';
  return STEPS.find((step) => step === name) ?? null;
}
