/** The sentences of the video pages, loaded with them. */
export const videos = {
  titles: { career: 'Career Help', finance: 'Financial Literacy' },
  subtitles: { career: 'Work', finance: 'Money' },
  watch: 'Watch Video',
  inEnglish: '',
  texts: {
    goals: { subtitle: 'Money', desc: 'Why a goal helps and how to set one you can reach.' },
    literacy: { subtitle: 'Money', desc: 'What managing money means and how to plan ahead.' },
    ebt: {
      subtitle: 'Money',
      desc: 'What the benefits card pays for and how to get and use one.',
    },
    career: { subtitle: 'Work', desc: 'Find your strengths and look for a job that fits them.' },
    interview: {
      subtitle: 'Work',
      desc: 'Get ready for an interview: how to act, stand and answer.',
    },
    network: { subtitle: 'Work', desc: 'Meet people who can help you find work.' },
    resume: { subtitle: 'Work', desc: 'What to put in a resume and how to lay it out.' },
  },
};

/** A language that lacks a sentence does not compile. */
export type VideosWords = typeof videos;
