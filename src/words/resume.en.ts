import type { Unreadable } from '../generated/bindings';

/** Why the words of a file cannot be read, and a way on. */
const unreadable: Record<Unreadable, string> = {
  'empty-file': 'There is nothing in this file. Please choose another one.',
  'word-file':
    'This is a Word file, not a PDF. Open it, choose "Save as", and choose PDF. Then try again.',
  'picture-file':
    'This is a photo, not a PDF. You can tap your skills below instead, or ask the staff to make a PDF.',
  'not-pdf': 'This file is not a PDF. Save your resume as a PDF, then choose it again.',
  'too-large': 'This file is too large. Save it with smaller pictures, or without them.',
  locked: 'This PDF is locked with a password. Save it again without a password.',
  'no-text':
    'This PDF is a picture of a page, so we cannot read the words. You can tap your skills below.',
  damaged: 'This PDF is broken. Open it, save it again as a PDF, and upload it once more.',
  'too-complex':
    'We could not read this PDF. Save it again as a plain PDF, or tap your skills below.',
  busy: 'Many people are here right now. Please try again in a minute.',
  unavailable: 'We cannot read resumes here right now. You can tap your skills below.',
};

/** The sentences of My Resumes, loaded with it. */
export const resume = {
  title: 'My Resumes',
  make: {
    title: 'No resume yet?',
    text: 'Make one by tapping, in about ten minutes. You need no file.',
  },
  upload: {
    title: 'Upload a Resume',
    note: 'Upload a resume in .pdf format to be connected to relevant employer opportunities around New Jersey.',
    limits: (most: number) =>
      `The file has to be a PDF with words that can be marked, not a scan or a photo. It can have up to ${most} MB.`,
    tooLarge: (size: number, most: number) =>
      `This file has ${size} MB. The most that we can keep is ${most} MB.`,
    tooLargeNext: 'Save it with smaller pictures, or without them, then choose it again.',
    unread: 'We keep the file, but we cannot match it with employers.',
    private: 'No employer gets your resume from us. Only you can see it here.',
    label: 'Choose your resume (PDF)',
    button: 'Upload',
    look: 'Look for my file',
    lookAgain: 'Look again',
    plugIn: 'Plug in your USB stick. Then press the button.',
    none: 'We found no PDF. Is the stick all the way in? Your resume must be saved as a PDF.',
    choose: 'Choose your file',
    on: (place: string) => `on ${place}`,
    noFileTitle: 'File Not Found',
    noFileText: 'Please choose a file first!',
    noFileNext: 'Press the field above the button, and choose the PDF.',
    progressTitle: 'File Upload In Progress...',
    progressText: (percent: number) => `Upload is ${percent}% done`,
    waiting: 'There is no connection right now. The upload goes on by itself.',
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
  removeText: 'It is deleted for good. We keep no copy.',
  keep: 'Keep it',
  removeWhat: (name: string) => `Remove ${name}`,
  openWhat: (name: string) => `Open ${name}`,
  removedTitle: 'File Deleted',
  removedText: 'Your resume has been removed!',
  removedNext: 'You can upload another one at any time.',
  failed: 'Your resumes could not be loaded',
  again: 'Try Again',
  unreadable,

  employers: {
    title: 'Employers for you',
    intro:
      'These employers are named as open to people with a record. Call before you go: jobs change.',
    law: 'New Jersey law (Opportunity to Compete Act): most employers with 15 or more workers may not ask about your record before the first interview is over.',
    zip: 'Your ZIP code',
    zipHint: 'Five numbers. It is only used to count miles. You can leave it empty.',
    zipUnknown: 'We do not know this ZIP code in New Jersey.',
    show: 'Show employers',
    looking: 'Looking for employers …',
    found: (count: number) => (count === 1 ? '1 employer' : `${count} employers`),
    because: (words: string) => `Because you wrote: ${words}.`,
    becauseTapped: (words: string) => `Because of: ${words}.`,
    miles: (miles: number, zip: string) =>
      miles < 1
        ? `Less than 1 mile from ${zip}.`
        : `${miles} ${miles === 1 ? 'mile' : 'miles'} from ${zip}.`,
    asks: (words: string) => `They also ask for: ${words}.`,
    needs: (words: string) => `You need: ${words}.`,
    call: (phone: string) => `Call ${phone}`,
    directions: 'Directions',
    website: 'Website',
    phoneCode: 'Code for my phone',
    print: 'Print this list',
    noResume: 'Upload a resume, or tap what you can do.',
    nothing: 'We found no employer that fits what we read. You can tap what you can do below.',
    near: 'Near you',
    nearText: 'These are close and open to people with a record. We do not know if the work fits.',
    failed: 'The employers could not be loaded.',
  },
  skills: {
    title: 'Tap what you can do',
    text: 'No resume, or only paper? Tap all that you can do. We do not keep it.',
    button: 'Show employers for these',
    chosen: (count: number) => `${count} chosen`,
  },
};

/** A language that lacks a sentence does not compile. */
export type ResumeWords = typeof resume;
