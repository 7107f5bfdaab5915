import { card } from './card.ht';
import { contact } from './contact.ht';
import { dataInCreole } from './data/data.ht';
import type { Words } from './en';
import { find } from './find.ht';
import { listing } from './listing.ht';
import { outside } from './outside.ht';
import type { PublicParts } from './parts';
import { slip } from './slip.ht';
import { text } from './text.ht';
import { tools } from './tools.ht';
import { visit } from './visit.ht';

const parts: PublicParts = {
  card,
  contact,
  data: dataInCreole,
  find,
  listing,
  outside,
  slip,
  text,
  tools,
  visit,
};

/** Haitian Creole, always "ou"; the screens that everybody needs. */
export const ht: Words = {
  language: 'ht',
  chooseLanguage: 'Lang',
  inEnglish: 'Paj sa a an angle. Mande anplwaye yo èd.',
  siteName: 'New Beginnings',
  skip: 'Ale nan sa ki pi enpòtan sou paj la',
  skipToList: 'Ale nan lis la',
  skipToLeave: 'Ale nan "Soti vit"',
  opensNewTab: 'ap louvri nan yon lòt onglè',
  languageFailed: 'Nou pa t ka chaje lòt lang lan. Eseye ankò.',

  nav: {
    label: 'Prensipal',
    toggle: 'Meni',
    profile: 'Pwofil',
    employment: 'Travay',
    about: 'Kiyès nou ye',
    search: 'Chèche',
    resources: 'Resous',
    food: 'Manje',
    clothing: 'Rad',
    shelter: 'Abri',
    idDocuments: 'Idantite ak papye',
    legal: 'Èd legal',
    healthcare: 'Sante',
    support: 'Sipò',
    transportation: 'Transpò',
    career: 'Karyè',
    careerHelp: 'Èd pou travay',
    financialLiteracy: 'Jere lajan',
    wip: 'N ap prepare',
    newDesign: 'Nouvo aparans',
    aiChatbot: 'Chat ak AI',
    sidebar: 'Resous ak videyo',
  },

  footer: {
    help: 'Ou bezwen èd kounye a? Rele',
    helpNote: 'Li gratis, lajounen kou lannwit, nan anpil lang.',
    contact: 'Ekri nou',
  },

  home: {
    title: 'New Beginnings',
    mission:
      'Nou ede ou jwenn travay, rankontre moun ki ka gide ou, epi jwenn resous tou pre ou, pou lavi apre prizon pi fasil.',
    open: 'Ou ka sèvi ak tout lis yo san kont.',
    doors: {
      title: 'Kisa ou bezwen?',
      food: 'Manje',
      shelter: 'Dòmi',
      id: 'Idantite ak papye',
      clothes: 'Rad',
      work: 'Travay',
      health: 'Sante ak sipò',
      search: 'Chèche nan tout lis yo',
      call: 'Rele 211',
      help: 'Rele 211: èd lajounen kou lannwit',
    },
    employment: {
      title: 'Travay',
      text: 'Kreye yon kont epi voye CV ou pou jwenn patwon ki pa jije moun sou sa ki pase.',
      upload: 'Voye CV ou',
      view: 'Gade patwon yo',
      make: 'Fè yon CV',
    },
    resources: {
      title: 'Resous',
      text: 'Videyo ki ede ou nan travay, ak resous tou pre, tankou kay ki pa chè, gwoup sipò ak transpò.',
      local: 'Resous tou pre',
      videos: 'Videyo',
      firstDays: 'Premye 72 èdtan ou yo',
    },
    mentorship: {
      title: 'Moun ki gide ou',
      text: 'Pale ak yon moun ki te pase nan menm chemen an anvan ou.',
      soon: 'Talè konsa!',
    },
    contact: {
      title: 'Kontakte nou',
      text: 'Voye yon imèl ba nou ak kesyon, pwoblèm oswa okazyon.',
      email: 'Voye imèl',
      form: 'Oswa ekri nou isit la',
    },
  },

  notFound: {
    title: 'Eskize nou :(',
    text: 'Sanble paj sa a pa egziste.',
    home: 'Ale nan premye paj la',
    email: 'Ekri nou yon imèl',
  },

  reference: (number: string) => `Si ou mande èd, ba nou nimewo sa a: ${number}`,

  errorScreen: {
    title: 'Nou pa ka montre paj sa a',
    unexpected: 'Gen yon bagay ki pa mache sou paj sa a. Ou pa pèdi anyen.',
    tryAgain: 'Eseye ankò',
    home: 'Ale nan premye paj la',
  },

  loading: 'Ap chaje …',

  about: { title: 'Kiyès nou ye' },

  errors: {
    'invalid-argument': 'Gen yon bagay ki pa bon. Gade sa ou ekri a epi eseye ankò.',
    'listing-not-found': 'Pa gen lis ki gen non sa a.',
    'not-found': 'Nou pa jwenn paj sa a.',
    'method-not-allowed': 'Ou pa ka fè sa isit la.',
    'payload-too-large': 'Li twò long. Fè li pi kout epi eseye ankò.',
    'request-timeout': 'Sa pran twòp tan. Eseye ankò.',
    'too-many-requests': 'Ou eseye twòp fwa. Tann kèk minit epi eseye ankò.',
    'internal-error': 'Gen yon pwoblèm bò kote pa nou. Eseye ankò nan kèk minit.',
    'network-request-failed': 'Pa gen koneksyon kounye a. Eseye ankò.',
  },

  parts,
};
