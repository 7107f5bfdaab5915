/** Ways on to what helps with finding work and with the first days. */
export const tools = {
  title: 'Tools for you',
  text: 'No account, and nothing is kept.',
  firstDays: 'The first 72 hours',
  resume: 'Make a resume',
  skills: 'Tap your skills, see employers',
  interview: 'Practice an interview',
  employer: 'Letter: ask for work',
  fines: 'Letter: pay fines in parts',
  record: 'Letter: ask for a document',
  slip: 'Appointment slip',
  papers: 'Papers planner',
};

/** A language that lacks a sentence does not compile. */
export type ToolsWords = typeof tools;
