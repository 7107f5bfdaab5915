import type { Language } from '../generated/bindings';
import { errors } from './errors.en';
import type { Parts } from './parts';

export const en = {
  language: 'en' as Language,
  chooseLanguage: 'Language',
  /** Above a screen that is English because the language of the visit does not have it. */
  inEnglish: '',
  siteName: 'New Beginnings',
  skip: 'Skip to main content',
  skipToList: 'Skip to the list',
  skipToLeave: 'Skip to "Leave now"',
  opensNewTab: 'opens in a new tab',
  languageFailed: "We couldn't load that language. Please try again.",

  nav: {
    label: 'Main',
    toggle: 'Menu',
    profile: 'Profile',
    employment: 'Employment',
    about: 'About Us',
    search: 'Search',
    resources: 'Resources',
    food: 'Food',
    clothing: 'Clothing',
    shelter: 'Shelter',
    idDocuments: 'ID and papers',
    legal: 'Legal help',
    healthcare: 'Health care',
    support: 'Support',
    transportation: 'Getting around',
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
    doors: {
      title: 'What do you need?',
      food: 'Eat',
      shelter: 'Sleep',
      id: 'ID and papers',
      clothes: 'Clothes',
      work: 'Work',
      health: 'Health and support',
      search: 'Search all lists',
      call: 'Call 211',
      help: 'Call 211: help day and night',
    },
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
      firstDays: 'Your First 72 Hours',
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
    email: 'Contact us by email',
  },

  /** With a fault of the service. */
  reference: (number: string) => `For help, tell us this number: ${number}`,

  errorScreen: {
    title: "We can't show this page",
    unexpected: 'Something went wrong on this page. You did not lose anything.',
    tryAgain: 'Try Again',
    home: 'Go to the home page',
  },

  loading: 'Loading …',

  about: { title: 'About Us' },

  errors,

  /** English comes with each screen. Another language is loaded whole when it is chosen. */
  parts: {} as Partial<Parts>,
};

/** The sentences of the first screens. A language that lacks one does not compile. */
export type Words = typeof en;
