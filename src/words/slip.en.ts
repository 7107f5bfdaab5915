/** The sentences of the appointment slip, loaded with it. */
export const slip = {
  title: 'Appointment slip',
  intro: 'Put your appointment on paper and on your phone. We keep nothing of it.',
  what: 'What is it for?',
  whatHint: 'Such as parole, a doctor or a job interview',
  day: 'Which day?',
  month: 'Month',
  dayOfMonth: 'Day',
  time: 'What time?',
  hour: 'Hour',
  minute: 'Minutes',
  place: 'Where is it?',
  way: 'How do you get there?',
  wayHint: 'For example: bus 13 to Broad Street',
  bring: 'What do you need to bring?',
  bringHint: 'For example: ID, papers, the letter',
  past: 'This time is over. Look at the day and the time again.',
  needed: 'Say what it is for and choose a day and a time. Then you see your slip here.',
  when: 'When',
  where: 'Where',
  how: 'How to get there',
  take: 'Bring',
  scan: 'Scan this with your phone camera. It puts the appointment into your calendar.',
  code: 'Code for your calendar',
  print: 'Print this slip',
  clear: 'Delete all of it',
};

/** A language that lacks a sentence does not compile. */
export type SlipWords = typeof slip;
