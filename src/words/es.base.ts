import { card } from './card.es';
import type { Words } from './en';
import type { Parts } from './parts';
import { listing } from './listing.es';
import { outside } from './outside.es';
import { tools } from './tools.es';

/** The parts that the queue of the staff desk needs. Its log-in and what the lists say are files of their own. */
export const baseParts = {
  card,
  listing,
  outside,
  tools,
} satisfies Partial<Parts>;

/** The sentences of every screen with those parts. */
export const spanishBase: Words = {
  language: 'es',
  chooseLanguage: 'Idioma',
  inEnglish: '',
  siteName: 'New Beginnings',
  skip: 'Ir al contenido principal',
  skipToList: 'Saltar a la lista',
  skipToLeave: 'Saltar a "Salir ya"',
  opensNewTab: 'se abre en otra pestaña',
  languageFailed: 'No pudimos cargar ese idioma. Intente otra vez.',

  nav: {
    label: 'Principal',
    toggle: 'Menú',
    profile: 'Perfil',
    employment: 'Empleo',
    about: 'Sobre nosotros',
    search: 'Buscar',
    resources: 'Recursos',
    food: 'Comida',
    clothing: 'Ropa',
    shelter: 'Albergue',
    idDocuments: 'Identidad y papeles',
    legal: 'Ayuda legal',
    healthcare: 'Salud',
    support: 'Apoyo',
    transportation: 'Transporte',
    career: 'Trabajo',
    careerHelp: 'Ayuda laboral',
    financialLiteracy: 'Manejo del dinero',
    wip: 'En preparación',
    newDesign: 'Nuevo diseño',
    aiChatbot: 'Chat con IA',
    sidebar: 'Recursos y videos',
  },

  footer: {
    help: '¿Necesita ayuda ahora? Llame al',
    helpNote: 'Es gratis, de día y de noche, en muchos idiomas.',
    contact: 'Escríbanos',
  },

  home: {
    title: 'New Beginnings',
    mission:
      'Le ayudamos a conseguir empleo, a conocer mentores y a encontrar recursos cerca de usted para que el paso de la prisión a la vida en libertad sea más fácil.',
    open: 'Puede usar todas las listas sin una cuenta.',
    doors: {
      title: '¿Qué necesita?',
      food: 'Comer',
      shelter: 'Dormir',
      id: 'Identidad y papeles',
      clothes: 'Ropa',
      work: 'Trabajo',
      health: 'Salud y apoyo',
      search: 'Buscar en todas las listas',
      call: 'Llame al 211',
      help: 'Llame al 211: ayuda de día y de noche',
    },
    employment: {
      title: 'Empleo',
      text: 'Cree una cuenta y suba su currículum para conocer empleadores que no discriminan por el pasado.',
      upload: 'Suba su currículum',
      view: 'Ver empleadores',
      make: 'Hacer un currículum',
    },
    resources: {
      title: 'Recursos',
      text: 'Videos para su desarrollo profesional y recursos locales, como vivienda económica, grupos de apoyo y transporte.',
      local: 'Recursos locales',
      videos: 'Videos',
      firstDays: 'Sus primeras 72 horas',
    },
    mentorship: {
      title: 'Mentores',
      text: 'Hable con alguien que ya recorrió este camino.',
      soon: '¡Próximamente!',
    },
    contact: {
      title: 'Contacto',
      text: 'Escríbanos un correo con sus preguntas, inquietudes u oportunidades.',
      email: 'Enviar correo',
      form: 'O escríbanos aquí',
    },
  },

  notFound: {
    title: 'Lo sentimos :(',
    text: 'Parece que esta página no existe.',
    home: 'Ir a la página de inicio',
    email: 'Escríbanos un correo',
  },

  reference: (number: string) => `Si pide ayuda, díganos este número: ${number}`,

  errorScreen: {
    title: 'No podemos mostrar esta página',
    unexpected: 'Algo falló en esta página. Usted no perdió nada.',
    tryAgain: 'Intentar otra vez',
    home: 'Ir a la página de inicio',
  },

  loading: 'Cargando …',

  about: { title: 'Sobre nosotros' },

  errors: {
    'invalid-argument': 'Algo no está bien. Revise lo que escribió e intente otra vez.',
    'listing-not-found': 'No hay una lista con este nombre.',
    'not-found': 'No encontramos esta página.',
    'method-not-allowed': 'Esto no se puede hacer aquí.',
    'payload-too-large': 'Es demasiado largo. Hágalo más corto e intente otra vez.',
    'request-timeout': 'Tardó demasiado. Intente otra vez.',
    'too-many-requests': 'Demasiados intentos. Espere unos minutos e intente otra vez.',
    'internal-error': 'Algo falló de nuestro lado. Intente otra vez en unos minutos.',
    'network-request-failed': 'No hay conexión en este momento. Intente otra vez.',
  },

  parts: baseParts,
};
