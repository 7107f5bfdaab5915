import type { ErrorCode, MORE_LISTINGS, Trouble } from '../generated/bindings';

/** Errors that every screen may meet; those of accounts stand in account.en.ts. */
const errors = {
  'invalid-argument': 'One of the entries can not be used. Please look at them again.',
  'listing-not-found': 'There is no list with this name.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This can not be done here.',
  'payload-too-large': 'This is too long. Please make it shorter.',
  'request-timeout': 'It took too long. Please try again.',
  'too-many-requests': 'Too many tries came from here. Please wait a few minutes and try again.',
  'internal-error': 'Something broke on our side. Please try again in a few minutes.',
  'network-request-failed': 'There is no connection right now. Please try again.',
} satisfies Partial<Record<ErrorCode, string>>;

/** Why a list is a kept copy. */
const troubles: Record<Trouble, string> = {
  'no-link': 'There is no network right now.',
  'no-name': 'This computer can not find us in the network right now.',
  'sign-in-page': 'The network here asks for a log-in first. Please tell the staff.',
  'wrong-clock': 'The clock of this computer may be wrong. Please tell the staff.',
  slow: 'The network is very slow right now.',
  service: 'Our own computer can not answer right now.',
};

export type GeneralCode = keyof typeof errors;

export const en = {
  language: 'en',
  otherLanguage: 'Español',
  siteName: 'New Beginnings',
  skip: 'Skip to main content',
  skipToList: 'Skip to the list',
  skipToLeave: 'Skip to "Leave now"',
  opensNewTab: 'opens in a new tab',
  languageFailed: 'The other language could not be loaded. Please try again.',

  nav: {
    label: 'Main',
    toggle: 'Menu',
    profile: 'Profile',
    employment: 'Employment',
    about: 'About Us',
    resources: 'Resources',
    food: 'Food',
    clothing: 'Clothing',
    shelter: 'Shelter',
    career: 'Career',
    careerHelp: 'Career Help',
    financialLiteracy: 'Financial Literacy',
    wip: 'WIP things',
    newDesign: 'New Design',
    aiChatbot: 'AI Chatbot',
    sidebar: 'Resources and videos',
  },

  footer: {
    help: 'Need help now? Call',
    helpNote: 'It is free, day and night, in many languages.',
    contact: 'Contact us',
  },

  home: {
    title: 'New Beginnings',
    mission:
      'We help you secure employment, build relationships with mentors, and reach local resources to ease the transition from prison.',
    open: 'You can use every list without an account.',
    employment: {
      title: 'Employment',
      text: 'Create an account and upload a resume to be matched with employers who do not discriminate based on the past.',
      upload: 'Upload Your Resume',
      view: 'View Employers',
      make: 'Make a Resume',
    },
    resources: {
      title: 'Resources',
      text: 'A curriculum for professional development plus local resources such as affordable housing, support groups and transportation.',
      local: 'Local Resources',
      videos: 'Video Tutorials',
    },
    mentorship: {
      title: 'Mentorship',
      text: 'Talk with someone who has walked this road before you.',
      soon: 'Coming Soon!',
    },
    contact: {
      title: 'Contact Us',
      text: 'E-mail us with questions, concerns or opportunities.',
      email: 'Deliver Email',
      form: 'Or write to us here',
    },
  },

  notFound: {
    title: 'Sorry :(',
    text: 'Looks like this page does not exist.',
    home: 'Go to the home page',
    email: 'Contact us by e-mail',
  },

  /** With a fault of the service. */
  reference: (number: string) => `For help, tell us this number: ${number}`,

  errorScreen: {
    title: 'This page could not be shown',
    unexpected: 'Something went wrong on this page. Nothing of yours was lost.',
    tryAgain: 'Try Again',
    home: 'Go to the home page',
  },

  loading: 'Loading …',

  listing: {
    titles: {
      food: 'Food Banks, Soup Kitchens, and Distribution Centers',
      clothing: 'Clothing Rooms/Drives and Thrift Shops',
      housing: 'Family Shelters, Emergency Shelters, Affordable Housing Assistance',
    } as Record<string, string>,
    employment: 'Employment',
    hint: 'You may need to scroll/swipe right to view all information for a resource.',
    employmentHint: 'You may need to scroll/swipe right to view all information for an employer.',
    callFirst: 'Places change. Call before you go. "Checked" is the day we last looked.',
    search: 'Search this list',
    searchHint: 'A name, a town, a ZIP code …',
    county: 'County',
    allCounties: 'All counties',
    clear: 'Clear search',
    count: (shown: number, all: number) =>
      shown === all ? `${all} entries` : `${shown} of ${all} entries`,
    statewide: (count: number) => `Show the ${count} that serve the whole state`,
    empty: 'This list is empty right now. Please call 211 for help.',
    moreRows: (count: number) => `Show more of the ${count} entries below`,
    noMatch: 'Nothing matches. Try fewer words, or another county.',
    table: (title: string) => `Table: ${title}`,
    scrollLeft: 'Scroll left',
    scrollRight: 'Scroll right',
    link: 'Link',
    directions: 'directions on a map',
    print: 'Print this list',
    printed: (date: string) => `New Beginnings, printed ${date}. Need help now? Call 211.`,
    kept: (when: string) => `This list was last updated on ${when}. We keep trying.`,
    troubles,
    more: 'More lists',
    moreNames: {
      'id-documents': 'ID and documents',
      legal: 'Legal help',
      healthcare: 'Health care',
      support: 'Support',
      transportation: 'Getting around',
    } satisfies Record<(typeof MORE_LISTINGS)[number], string>,
    glosses: {} as Record<string, string>,
  },

  videos: {
    titles: { career: 'Career Help', finance: 'Financial Literacy' },
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
  },

  about: { title: 'About Us' },

  outside: {
    title: 'Open this on your phone',
    text: 'This page can not open here. Scan the code with a phone camera, or write down the address.',
    mailText:
      'This computer can not send e-mail. Scan the code with a phone, or write down the address.',
    code: 'Code with the address, to scan with a phone',
    useForm: 'Or write to us here',
    ok: 'OK',
  },

  setup: {
    title: 'This computer is not set up yet',
    text: 'Please tell the staff. They need these three lines:',
    source: 'Read from',
    setting: 'Setting',
    problem: 'Problem',
  },

  errors,
};

/** Every sentence a person reads. A language that lacks one does not compile. */
export type Words = typeof en;
