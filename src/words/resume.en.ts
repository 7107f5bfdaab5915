import type { Unreadable } from '../generated/bindings';
import { said } from './said';

/** Why the words of a file cannot be read, and a way on. */
const unreadable: Record<Unreadable, string> = {
  'empty-file': 'This file is empty. Choose another one.',
  'word-file':
    'This is a Word file, not a PDF. Open it, choose "Save as", and choose PDF. Then try again.',
  'picture-file':
    'This is a photo, not a PDF. You can tap your skills below instead, or ask the staff to make a PDF.',
  'not-pdf': "This file isn't a PDF. Save your resume as a PDF, then choose it again.",
  'too-large': 'This file is too large. Save it with smaller pictures, or without them.',
  locked: 'This PDF is locked with a password. Save it again without a password.',
  'no-text':
    "This PDF is a picture of a page, so we can't read the words. You can tap your skills below.",
  damaged: 'This PDF is broken. Open it, save it again as a PDF, and upload it once more.',
  'too-complex':
    "We couldn't read this PDF. Save it again as a plain PDF, or tap your skills below.",
  busy: 'Many people are here right now. Please try again in a minute.',
  unavailable: "We can't read resumes here right now. You can tap your skills below.",
};

/** The sentences of My Resumes, loaded with it. */
export const resume = {
  title: 'My Resumes',
  make: {
    title: 'No resume yet?',
    another: 'Make a resume here',
    text: 'Make one by tapping, in about ten minutes. You need no file.',
    madeTitle: 'The resume you made here',
    madeText: 'Is it not in your account yet? Go to it and tap "Save to my account".',
    toMade: 'Go to my resume',
  },
  upload: {
    title: 'Upload a Resume',
    note: 'Upload a resume in .pdf format to be connected to relevant employer opportunities around New Jersey.',
    limits: (most: number) =>
      `Use a PDF made on a computer, not a scan or a photo. It can be up to ${most} MB.`,
    tooLarge: (size: number, most: number) => `This file is ${size} MB. The limit is ${most} MB.`,
    tooLargeNext: 'Save it with smaller pictures, or without them, then choose it again.',
    unread: "We saved the file, but we can't match it with employers.",
    private: "We don't give your resume to employers. Only you can see it here.",
    label: 'Choose your resume (PDF)',
    button: 'Upload',
    look: 'Look for my file',
    lookAgain: 'Look again',
    plugIn: 'Plug in your USB stick. Then press the button.',
    none: "We didn't find a PDF. Is the USB stick all the way in? Your resume must be a PDF.",
    choose: 'Choose your file',
    on: (place: string) => `on ${place}`,
    noFileTitle: 'File Not Found',
    noFileText: 'Please choose a file first!',
    noFileNext: 'Press the field above the button and choose your PDF.',
    progressTitle: 'File Upload In Progress...',
    progressText: (percent: number) => `Upload is ${percent}% done`,
    waiting: 'There is no connection right now. The upload will go on by itself.',
    stop: 'Stop the upload',
    doneTitle: 'File Upload Complete',
    doneText: 'Your resume has been uploaded!',
    doneNext: 'Look below: these employers may suit you.',
    failedTitle: 'File Upload Failed',
  },
  current: (name: string) => `Current Resume: ${name}`,
  noCurrent: 'none',
  past: 'Past Resumes',
  none: 'You have no resumes here yet.',
  file: 'File',
  action: 'Action',
  remove: 'Remove',
  removeTitle: 'Remove this resume?',
  removeText: "It will be deleted for good. We don't keep a copy.",
  keep: 'Keep it',
  removeWhat: (name: string) => `Remove ${name}`,
  openWhat: (name: string) => `Open ${name}`,
  removedTitle: 'File Deleted',
  removedText: 'Your resume has been removed!',
  removedNext: 'You can upload another one at any time.',
  goneTitle: "We can't open this file any more",
  goneText: "We don't have a copy of it.",
  goneNext: 'Please upload it again.',
  failed: "We couldn't load your resumes",
  again: 'Try Again',
  unreadable,

  employers: {
    title: 'Employers for you',
    intro:
      'These employers do work that suits you. Ask if they hire people with a record: where staff asked, the card says so. Call before you go. Jobs change.',
    law: "Most New Jersey employers can't ask about your record at first. They have to wait until the first interview is over. That is the law for 15 or more workers (Opportunity to Compete Act).",
    zip: 'Your ZIP code',
    zipHint: 'Five numbers. We only use it to count the miles. You can leave it empty.',
    zipUnknown: "We don't know this New Jersey ZIP code.",
    show: 'Show employers',
    looking: 'Looking for employers …',
    found: (count: number) => (count === 1 ? '1 employer' : `${count} employers`),
    wished: 'We found no work that you did, only work that you want. These employers do that work.',
    wrote: 'Because you wrote:',
    because: (words: string) => said`Because you wrote: ${words}.`,
    becauseTapped: (words: string) => said`Because you tapped: ${words}.`,
    /** Of a skill that the employer's own words do not name. */
    tapped: (words: string) => said`You tapped: ${words}.`,
    /** Beside it, where our list has no word of the work of this employer. */
    unnamed: 'Our list does not say that they have this work. Ask them.',
    says: 'Our list says:',
    miles: (miles: number, zip: string) =>
      miles < 1
        ? said`Less than 1 mile from ${zip}.`
        : said`${miles} ${miles === 1 ? 'mile' : 'miles'} from ${zip}.`,
    asks: (words: string) => said`They also ask for: ${words}.`,
    otherJobs: (words: string) => said`Other jobs there: ${words}.`,
    askFirst: 'Ask first if this still stands.',
    checked: (day: string) => `Last checked: ${day}`,
    undated: "We don't know when this was checked.",
    needs: (words: string) => said`You need: ${words}.`,
    call: (phone: string) => `Call ${phone}`,
    directions: 'Directions',
    website: 'Website',
    phoneCode: 'Code for my phone',
    print: 'Print this list',
    noResume: 'Upload a resume, or tap what you can do.',
    nothing: "We didn't find an employer that fits your resume. You can tap what you can do below.",
    near: 'Near you',
    nearText: "These employers are close. We don't know if the work fits you.",
    helpers: 'Help to find work',
    helpersText: 'People at these places help you look for a job.',
    failed: "We couldn't load the employers.",
  },
  skills: {
    title: 'Tap what you can do',
    text: "No resume, or only one on paper? Tap everything you can do. We don't save it.",
    button: 'Show employers for these',
    chosen: (count: number) => `${count} chosen`,
  },
};

/** A language that lacks a sentence does not compile. */
export type ResumeWords = typeof resume;
