/** The sentences about one's own data, loaded with the profile. */
export const yourData = {
  title: 'Your data',
  exportText:
    'Get everything we keep about you, with your resumes, in one file. The file stays on this device. Delete it if other people use this device.',
  exportShowText:
    "See everything we keep about you on this screen. This computer doesn't save a copy. To get your resumes as files too, save everything on your USB stick.",
  exportButton: 'Download my data',
  exportShow: 'Show my data',
  exportStick: 'Save my data on my USB stick',
  exportSaved: (place: string) =>
    `Everything is on your stick "${place}", in a file with the name my-data. You can take it out now.`,
  exportNoStick: 'We found no stick with enough room. Plug one in and try again.',
  everywhereText:
    'Did you forget to log out on another computer? You can log out everywhere at once.',
  everywhereButton: 'Log out everywhere',
  deleteText: 'You can delete your account. All that is in it goes too.',
  deleteWarning: {
    later:
      'Your account closes right away. Everything in it is deleted for good after 3 days, or after up to 7 days if you changed your email or password this week. Until then, a link that we email you can bring it back. With the same link you can delete everything sooner.',
    now: "Your account and everything in it are deleted right away. You can't undo this.",
  },
  deleteButton: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteConfirm: 'Yes, delete it',
};

/** A language that lacks a sentence does not compile. */
export type YourDataWords = typeof yourData;
