/** The things of the first days, in the order of the sheet. */
export const ITEMS = [
  'parole',
  'bed',
  'eat',
  'phone',
  'benefits',
  'medicaid',
  'papers',
  'work',
] as const;
export type Item = (typeof ITEMS)[number];

interface ItemTexts {
  title: string;
  text: string;
}

const items: Record<Item, ItemTexts> = {
  parole: {
    title: 'Go to your parole or probation office',
    text: 'Your release papers say where and by which day. Go early, and ask for a paper that says you came.',
  },
  bed: {
    title: 'Find a bed for tonight',
    text: 'Call first. Ask if there is room, and until what time you can come in.',
  },
  eat: { title: 'Eat today', text: 'Many of these places ask for no ID.' },
  phone: {
    title: 'Get a phone',
    text: 'Offices and employers will want a number. Until you have one, ask a shelter or a friend to take calls for you.',
  },
  benefits: {
    title: 'Ask for food benefits (SNAP)',
    text: 'Go to the office of your county, or ask at NJHelps.gov. Bring any ID that you have.',
  },
  medicaid: {
    title: 'Ask for Medicaid (NJ FamilyCare)',
    text: 'Call 800-701-0710, or ask at the social services office of your county. Tell them that you just left. If you need pills, go to a clinic today.',
  },
  papers: {
    title: 'Get your papers',
    text: 'Most offices and jobs ask for an ID. These places help you to get one.',
  },
  work: {
    title: 'Look for work',
    text: 'Make a resume here in ten minutes, and see who hires.',
  },
};

/** The sentences of the first 72 hours, loaded with them. */
export const first = {
  title: 'The first 72 hours',
  intro: 'What most people need first. Check off what is done, and take the page with you.',
  sayWhere: 'Say where you are. Then you see places near you.',
  private: 'No account. Your check marks are gone when you leave.',
  items,
  done: 'Done',
  doneOf: (count: number, all: number) => `${count} of ${all} done`,
  noPlaces: 'We have no place for this on our lists. Call 211: it is free, day and night.',
  failed: 'The places could not be loaded. Call 211: it is free, day and night.',
  more: (title: string) => `More places: ${title}`,
  toPlanner: 'Papers planner: what you need, in which order',
  toResume: 'Make a resume',
  toLaw: 'Show this at the desk:',
  slip: 'Make an appointment slip',
  print: 'Print this page',
};

/** A language that lacks a sentence does not compile. */
export type FirstWords = typeof first;
