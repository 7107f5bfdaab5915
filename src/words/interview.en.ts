/** A question of an interview, what it is really about, and ways to answer it. */
export interface Question {
  ask: string;
  about: string;
  ways: string[];
}

const questions: Question[] = [
  {
    ask: 'Tell me about yourself.',
    about: 'They want to hear what you can do. Keep it to one minute.',
    ways: [
      'Say the work you know best: "I have cooked for large groups for four years."',
      'Say one thing people trust you with: "I open the kitchen in the morning."',
      'Say what you want now: "I want a job where I can stay and learn."',
    ],
  },
  {
    ask: 'Why do you want to work here?',
    about: 'They want to know that you chose them.',
    ways: [
      'Name one thing about the place: "I saw how clean you keep it."',
      'Say how it fits you: "I like work where I can see what I did."',
      'Avoid "I need any job". It may be true, but it does not help you.',
    ],
  },
  {
    ask: 'What are you good at?',
    about: 'Two things are enough. Show them with a short story.',
    ways: [
      'Say it: "I am on time."',
      'Show it: "For two years I was never late for my shift."',
      'Say how it fits this job: "So you can plan with me."',
    ],
  },
  {
    ask: 'What do you find hard?',
    about: 'They want to see that you know yourself and work on it.',
    ways: [
      'Choose something small and true: "I used to take on too much."',
      'Say what you do about it: "Now I ask which task comes first."',
      'Don’t say "nothing". No one believes it.',
    ],
  },
  {
    ask: 'There are years without work here. What did you do?',
    about: 'Be short and true. Then come back to today.',
    ways: [
      'Say what you did in that time: "I worked in a laundry and finished my GED."',
      'You can say: "I was away for some years. I am back, and I am ready."',
      'Then stop, and talk about this job.',
    ],
  },
  {
    ask: 'Tell me about your record.',
    about: 'Own it in one sentence, say what changed, and come back to the job.',
    ways: [
      'Own it: "Some years ago I made a bad choice. I paid for it." Don’t blame others. Don’t tell the whole story.',
      'Say what has changed: "I have trained as a welder since then. I worked every day."',
      'Come back: "I want to show you that work here." The law is on your side. Most New Jersey employers with 15 or more workers can’t ask before the first interview is over.',
    ],
  },
  {
    ask: 'Why did you leave your last job?',
    about: 'Never speak badly of a boss. Say what comes next.',
    ways: [
      '"The work ended, and I am looking for a steady place."',
      '"I learned a lot there. Now I want to do more."',
      'If you were let go: "It was not a good fit. I learned to ask earlier."',
    ],
  },
  {
    ask: 'Tell me about a problem at work. What did you do?',
    about: 'A story with three parts: what was wrong, what you did, what came of it.',
    ways: [
      'What was wrong: "A machine stopped in the middle of the shift."',
      'What you did: "I told the boss, and we packed by hand."',
      'What came of it: "We finished on time."',
    ],
  },
  {
    ask: 'How do you get along with a boss who is hard on you?',
    about: 'They want to know that you stay calm.',
    ways: [
      '"I listen first, and I ask what I should do better."',
      '"I don’t take it home. The next day is new."',
      'Give one short story where you stayed calm.',
    ],
  },
  {
    ask: 'Can you work nights or weekends?',
    about: 'Say which hours you can work. Why you can’t work others is your own business.',
    ways: [
      'Say what you can: "I can work days and Saturdays."',
      'If you have to be somewhere: "I can’t come on Tuesdays from nine to noon. I plan my work around it."',
      'Say it now, not on the first day.',
    ],
  },
  {
    ask: 'How much do you want to earn?',
    about: 'Know what such work pays near you before you go.',
    ways: [
      '"What do you pay for this work?" is a good answer.',
      '"I have seen 17 to 19 dollars for this work here. Is that right for you?"',
      'Don’t say a number that you can’t live on.',
    ],
  },
  {
    ask: 'Do you have any questions for us?',
    about: 'Always ask one. It shows that you care.',
    ways: [
      '"What does a good first week look like?"',
      '"Who would I work with?"',
      '"When can I expect to hear from you?" Then say thank you.',
    ],
  },
];

/** The sentences of the interview practice, loaded with it. */
export const interview = {
  title: 'Practice an interview',
  intro: 'Twelve questions that employers ask. Answer each one out loud. Nothing is kept.',
  at: (place: number, all: number) => `Question ${place} of ${all}`,
  hear: 'Hear the question',
  show: 'Show ways to answer',
  about: 'What it is about',
  ways: 'Ways to answer',
  back: 'Back',
  next: 'Next question',
  again: 'Start again',
  end: 'You went through all of them. Do it once more with a friend who asks you.',
  questions,
};

/** A language that lacks a sentence does not compile. */
export type InterviewWords = typeof interview;
