import { said } from './said';

/** The sentences of the papers planner, loaded with it. Its rules stand in `papers/rules.json`. */
export const planner = {
  title: 'Papers planner',
  intro: 'Tap what you have. We show what is missing, and what to do first.',
  private: 'No account. Your answers are gone when you leave.',
  have: 'What do you have?',
  born: 'Were you born in New Jersey?',
  borns: { 'born-nj': 'Yes', 'born-elsewhere': 'No' },
  home: 'Do you have an address?',
  homes: { housed: 'Yes', 'no-home': 'No. I stay in a shelter, or I have no home' },
  left: 'When did you leave?',
  lefts: { 'six-months': 'In the last 6 months', longer: 'Longer ago' },
  clear: 'Start over',

  sheet: 'Your plan',
  order: 'Do it in this order.',
  all: 'You have the main papers. Keep them in a safe, dry place.',
  steps: {
    birth: 'Birth certificate',
    'nj-id': 'New Jersey ID card',
    'ss-card': 'Social Security card',
  },
  kinds: {
    first: 'First',
    where: 'Where',
    cost: 'Cost',
    free: 'For free',
    bring: 'Bring',
    law: 'Show this at the desk',
  },
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  count: (points: number) => `That makes ${points} points. It is enough.`,
  short: (points: number) => `You still need ${points} more. These count too:`,
  secondAlso: 'with the step before',

  law: (law: string) => `Law: ${law}`,
  dated: (day: string) => said`The rules are from ${day}.`,
  age: (age: string) => said`That was ${age}.`,
  signed: (by: string, day: string) => said`Checked by ${by} on ${day}.`,
  unsigned: 'These rules are not yet signed. No expert has checked them.',
  noAdvice: 'This is no legal advice. Rules change. Call before you go.',
  sources: 'Where this comes from',

  code: 'Code for your phone',
  scan: 'Scan this with your phone camera. It opens this plan. Your name is not in it.',
  print: 'Print my plan',
  help: 'Places that help with papers',

  hidden: 'The planner is not open here yet',
  hiddenText: 'The rules have to be checked first. These places help you with papers today.',
};

/** A language that lacks a sentence does not compile. */
export type PlannerWords = typeof planner;
