/** The sentences on the card of a place, in lists, answers and saved places. */
export const card = {
  call: (phone: string) => `Call ${phone}`,
  directions: 'Directions',
  website: 'Website',
  save: 'Save or share',
  send: 'Send to a phone or a person',
  asTable: 'See the table',
  asCards: 'See cards',
  find: 'Search and county',
  hires: (day: string, who: string) =>
    `Still hires people with a record: asked on ${day}${who && ` by ${who}, staff`}`,
  hiresNot: (day: string, who: string) =>
    `Does not hire people with a record now: asked on ${day}${who && ` by ${who}, staff`}`,
  askedNo: (day: string, who: string) => `No. Asked on ${day}${who && ` by ${who}, staff`}`,
  asked: (day: string, who: string) => `Asked on ${day}${who && ` by ${who}, staff`}`,
  /** The day of a check, of what is likely to have changed since. */
  longAgo: (day: string) => `${day}, over a year ago. Ask first.`,
  never: 'We don’t know when. Ask first.',
  noContact:
    'We have no phone, address or website for this employer. Look for one of their places near you and ask for the manager. Or call 211 and ask for a job center.',
  pageOnly:
    'We have no link to their job site. On a phone or at a library, search for the name and the word “jobs”. Or call 211 and ask for a job center.',
};

/** A language that lacks a sentence does not compile. */
export type CardWords = typeof card;
