/** The sentences of the hours by tapping, loaded with them. */
export const tapped = {
  title: 'Tap the days and times',
  days: 'Days',
  day: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  from: 'Opens at',
  to: 'Closes at',
  weeks: 'Which weeks',
  weekNames: [
    'Every week',
    'The 1st of the month',
    'The 2nd of the month',
    'The 3rd of the month',
    'The 4th of the month',
    'The last of the month',
    'The 1st and 3rd',
    'The 2nd and 4th',
  ],
  more: 'Add another time',
  remove: 'Remove this time',
  always: 'Always open',
  nothingYet: 'Tap a day to begin.',
  noTime: 'Choose two different times.',
  timeMissing: 'Enter the time it opens and the time it closes.',
  noDays: 'Tap the days for these times, or remove the times.',
  overnight: 'Open overnight: it closes the next day.',
};

/** A language that lacks a sentence does not compile. */
export type TappedWords = typeof tapped;
