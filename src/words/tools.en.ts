/** Ways on to what helps with finding work and with the first days. */
export const tools = {
  title: 'Tools for you',
  text: 'No account, and nothing is kept.',
  resume: 'Make a resume',
  interview: 'Practice an interview',
  employer: 'Letter: ask for work',
  fines: 'Letter: pay fines in parts',
  record: 'Letter: ask for a record',
  slip: 'Appointment slip',
};

/** A language that lacks a sentence does not compile. */
export type ToolsWords = typeof tools;
