/** The sentences for a kiosk that is not set up. */
export const setup = {
  title: 'This computer is not set up yet',
  text: 'Please tell the staff. They need these three lines:',
  source: 'Read from',
  setting: 'Setting',
  problem: 'Problem',
};

/** A language that lacks a sentence does not compile. */
export type SetupWords = typeof setup;
