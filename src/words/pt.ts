import { card } from './card.pt';
import { contact } from './contact.pt';
import { dataInPortuguese } from './data/data.pt';
import type { Words } from './en';
import { find } from './find.pt';
import { listing } from './listing.pt';
import { outside } from './outside.pt';
import type { PublicParts } from './parts';
import { slip } from './slip.pt';
import { text } from './text.pt';
import { tools } from './tools.pt';
import { visit } from './visit.pt';

const parts: PublicParts = {
  card,
  contact,
  data: dataInPortuguese,
  find,
  listing,
  outside,
  slip,
  text,
  tools,
  visit,
};

/** Portuguese of Brazil, always "você"; the screens that everybody needs. */
export const pt: Words = {
  language: 'pt-BR',
  chooseLanguage: 'Idioma',
  inEnglish: 'Esta página está em inglês. Peça ajuda à equipe.',
  siteName: 'New Beginnings',
  skip: 'Ir para o conteúdo principal',
  skipToList: 'Ir para a lista',
  skipToLeave: 'Ir para "Sair já"',
  opensNewTab: 'abre em outra aba',
  languageFailed: 'Não conseguimos carregar o outro idioma. Tente de novo.',

  nav: {
    label: 'Principal',
    toggle: 'Menu',
    profile: 'Perfil',
    employment: 'Emprego',
    about: 'Sobre nós',
    search: 'Buscar',
    resources: 'Recursos',
    food: 'Comida',
    clothing: 'Roupas',
    shelter: 'Abrigo',
    idDocuments: 'Identidade e documentos',
    legal: 'Ajuda jurídica',
    healthcare: 'Saúde',
    support: 'Apoio',
    transportation: 'Transporte',
    career: 'Trabalho',
    careerHelp: 'Ajuda com trabalho',
    financialLiteracy: 'Cuidar do dinheiro',
    wip: 'Em preparo',
    newDesign: 'Novo visual',
    aiChatbot: 'Chat com IA',
    sidebar: 'Recursos e vídeos',
  },

  footer: {
    help: 'Precisa de ajuda agora? Ligue para',
    helpNote: 'É grátis, dia e noite, em muitos idiomas.',
    contact: 'Fale conosco',
  },

  home: {
    title: 'New Beginnings',
    mission:
      'Ajudamos você a conseguir emprego, a conhecer mentores e a encontrar recursos perto de você, para que a saída da prisão seja mais fácil.',
    open: 'Você pode usar todas as listas sem uma conta.',
    doors: {
      title: 'Do que você precisa?',
      food: 'Comer',
      shelter: 'Dormir',
      id: 'Identidade e documentos',
      clothes: 'Roupas',
      work: 'Trabalho',
      health: 'Saúde e apoio',
      search: 'Buscar em todas as listas',
      call: 'Ligue 211',
      help: 'Ligue 211: ajuda dia e noite',
    },
    employment: {
      title: 'Emprego',
      text: 'Crie uma conta e envie seu currículo para encontrar empregadores que não discriminam pelo passado.',
      upload: 'Envie seu currículo',
      view: 'Ver empregadores',
      make: 'Fazer um currículo',
    },
    resources: {
      title: 'Recursos',
      text: 'Vídeos para o seu desenvolvimento profissional e recursos locais, como moradia barata, grupos de apoio e transporte.',
      local: 'Recursos locais',
      videos: 'Vídeos',
      firstDays: 'Suas primeiras 72 horas',
    },
    mentorship: {
      title: 'Mentores',
      text: 'Fale com alguém que já passou por este caminho.',
      soon: 'Em breve!',
    },
    contact: {
      title: 'Contato',
      text: 'Mande um e-mail com perguntas, preocupações ou oportunidades.',
      email: 'Enviar e-mail',
      form: 'Ou escreva para nós aqui',
    },
  },

  notFound: {
    title: 'Desculpe :(',
    text: 'Parece que esta página não existe.',
    home: 'Ir para a página inicial',
    email: 'Mande um e-mail para nós',
  },

  reference: (number: string) => `Se pedir ajuda, diga este número: ${number}`,

  errorScreen: {
    title: 'Não podemos mostrar esta página',
    unexpected: 'Algo deu errado nesta página. Você não perdeu nada.',
    tryAgain: 'Tentar de novo',
    home: 'Ir para a página inicial',
  },

  loading: 'Carregando …',

  about: { title: 'Sobre nós' },

  errors: {
    'invalid-argument': 'Algo não está certo. Veja o que você escreveu e tente de novo.',
    'listing-not-found': 'Não há uma lista com este nome.',
    'not-found': 'Não encontramos esta página.',
    'method-not-allowed': 'Não é possível fazer isso aqui.',
    'payload-too-large': 'É longo demais. Deixe mais curto e tente de novo.',
    'request-timeout': 'Demorou demais. Tente de novo.',
    'too-many-requests': 'Tentativas demais. Espere alguns minutos e tente de novo.',
    'internal-error': 'Algo deu errado do nosso lado. Tente de novo em alguns minutos.',
    'network-request-failed': 'Não há conexão agora. Tente de novo.',
  },

  parts,
};
