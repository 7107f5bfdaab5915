/** The sentences of the screen at the desk about the pages of the website. */
export const pages = {
  title: 'Pages',
  text: 'Write what people read on the About page, and add videos. It is on the website at once, and on each kiosk within a minute.',
  aboutTitle: 'The About page',
  aboutNone: 'The page shows only its heading.',
  english: 'In English',
  spanish: 'In Spanish',
  addText: 'Add a text',
  removeText: (number: number) => `Remove text ${number}`,
  aboutText: (number: number) => `Text ${number}`,
  videosTitle: 'Videos you added',
  videosText: 'They stand behind the videos that are there already.',
  addVideo: 'Add a video',
  removeVideo: (number: number) => `Remove video ${number}`,
  video: (number: number) => `Video ${number}`,
  gallery: 'Page',
  galleries: { career: 'Career Help', finance: 'Financial Literacy' },
  videoTitle: 'Title of the video',
  about: { en: 'What it is about, in English', es: 'What it is about, in Spanish' },
  link: 'Web address (https://…)',
  save: 'Save and show to everyone',
  saved: 'Saved. Everyone can see it now.',
  bad: 'Fill in every field in both languages. A web address begins with https://.',
  meanwhile:
    'Another person saved this page before you. Yours is not saved yet. Look at theirs below. If you save again, yours takes its place.',
  theirs: 'What the other person saved',
};

/** A language that lacks a sentence does not compile. */
export type PagesWords = typeof pages;
