import type { Words } from './en';

export const es: Words = {
  language: 'es',
  otherLanguage: 'English',
  siteName: 'New Beginnings',
  skip: 'Ir al contenido principal',
  skipToList: 'Saltar a la lista',
  skipToLeave: 'Saltar a "Salir ya"',
  opensNewTab: 'se abre en otra pestaña',
  languageFailed: 'No se pudo cargar el otro idioma. Por favor, intente otra vez.',

  nav: {
    label: 'Principal',
    toggle: 'Menú',
    profile: 'Perfil',
    employment: 'Empleo',
    about: 'Sobre nosotros',
    resources: 'Recursos',
    food: 'Comida',
    clothing: 'Ropa',
    shelter: 'Albergue',
    career: 'Carrera',
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
    title: 'No se pudo mostrar esta página',
    unexpected: 'Algo falló en esta página. No se perdió nada suyo.',
    tryAgain: 'Intentar otra vez',
    home: 'Ir a la página de inicio',
  },

  loading: 'Cargando …',

  listing: {
    titles: {
      food: 'Bancos de comida, comedores y centros de entrega',
      clothing: 'Roperos, donaciones de ropa y tiendas de segunda mano',
      housing: 'Albergues para familias, albergues de emergencia y ayuda de vivienda económica',
    },
    employment: 'Empleo',
    hint: 'Quizás tenga que deslizar a la derecha para ver toda la información de un recurso.',
    employmentHint:
      'Quizás tenga que deslizar a la derecha para ver toda la información de un empleador.',
    callFirst: 'Los lugares cambian. Llame antes de ir. "Checked" es el día de la última revisión.',
    search: 'Buscar en esta lista',
    searchHint: 'Un nombre, una ciudad, un código postal …',
    county: 'Condado',
    allCounties: 'Todos los condados',
    clear: 'Borrar la búsqueda',
    count: (shown, all) => (shown === all ? `${all} entradas` : `${shown} de ${all} entradas`),
    statewide: (count) => `Ver las ${count} que sirven a todo el estado`,
    empty: 'Esta lista está vacía por ahora. Llame al 211 para recibir ayuda.',
    moreRows: (count) => `Mostrar más de las ${count} entradas que siguen`,
    noMatch: 'No hay resultados. Pruebe con menos palabras o con otro condado.',
    table: (title) => `Tabla: ${title}`,
    scrollLeft: 'Mover a la izquierda',
    scrollRight: 'Mover a la derecha',
    link: 'Link',
    directions: 'cómo llegar en un mapa',
    print: 'Imprimir esta lista',
    printed: (date) => `New Beginnings, impreso el ${date}. ¿Necesita ayuda ahora? Llame al 211.`,
    kept: (when) => `Esta lista se actualizó por última vez el ${when}. Seguimos intentando.`,
    troubles: {
      'no-link': 'Ahora no hay conexión.',
      'no-name': 'Esta computadora no nos encuentra en la red ahora.',
      'sign-in-page': 'La red de aquí pide entrar primero. Avise al personal.',
      'wrong-clock': 'El reloj de esta computadora puede estar mal. Avise al personal.',
      slow: 'La red está muy lenta ahora.',
      service: 'Nuestra propia computadora no puede responder ahora.',
    },
    more: 'Más listas',
    moreNames: {
      'id-documents': 'Identificación y documentos',
      legal: 'Ayuda legal',
      healthcare: 'Salud',
      support: 'Apoyo',
      transportation: 'Transporte',
    },
    glosses: {
      name: 'nombre',
      type: 'tipo',
      address: 'dirección',
      county: 'condado',
      phone: 'teléfono',
      website: 'sitio web',
      site: 'sitio web',
      city: 'ciudad',
      zip: 'código postal',
      hours: 'horario',
      checked: 'revisado',
      notes: 'notas',
      other: 'otros datos',
    },
  },

  videos: {
    titles: { career: 'Ayuda laboral', finance: 'Manejo del dinero' },
    watch: 'Ver video',
    inEnglish: 'Los videos están en inglés.',
    texts: {
      goals: { subtitle: 'Dinero', desc: 'Por qué ayuda tener una meta y cómo fijar una posible.' },
      literacy: { subtitle: 'Dinero', desc: 'Qué es manejar el dinero y cómo planear.' },
      ebt: {
        subtitle: 'Dinero',
        desc: 'Qué paga la tarjeta de beneficios y cómo obtenerla y usarla.',
      },
      career: {
        subtitle: 'Trabajo',
        desc: 'Conozca sus fortalezas y busque un trabajo que le quede bien.',
      },
      interview: {
        subtitle: 'Trabajo',
        desc: 'Prepárese para una entrevista: cómo actuar, pararse y responder.',
      },
      network: {
        subtitle: 'Trabajo',
        desc: 'Conozca personas que pueden ayudarle a encontrar trabajo.',
      },
      resume: { subtitle: 'Trabajo', desc: 'Qué poner en un currículum y cómo ordenarlo.' },
    },
  },

  about: { title: 'Sobre nosotros' },

  outside: {
    title: 'Ábralo en su teléfono',
    text: 'Esta página no se puede abrir aquí. Escanee el código con la cámara de un teléfono o anote la dirección.',
    mailText:
      'Esta computadora no puede enviar correos. Escanee el código con un teléfono o anote la dirección.',
    code: 'Código con la dirección, para escanear con un teléfono',
    useForm: 'O escríbanos aquí',
    ok: 'Aceptar',
  },

  setup: {
    title: 'Esta computadora todavía no está lista',
    text: 'Por favor, avise al personal. Necesitan estas tres líneas:',
    source: 'Leído de',
    setting: 'Ajuste',
    problem: 'Problema',
  },

  errors: {
    'invalid-argument': 'Uno de los datos no se puede usar. Por favor, revíselos.',
    'listing-not-found': 'No hay una lista con este nombre.',
    'not-found': 'No hay nada en esta dirección.',
    'method-not-allowed': 'Esto no se puede hacer aquí.',
    'payload-too-large': 'Es demasiado largo. Por favor, hágalo más corto.',
    'request-timeout': 'Tardó demasiado. Por favor, intente otra vez.',
    'too-many-requests':
      'Hubo demasiados intentos desde aquí. Espere unos minutos e intente otra vez.',
    'internal-error': 'Algo falló de nuestro lado. Intente otra vez en unos minutos.',
    'network-request-failed': 'No hay conexión en este momento. Por favor, intente otra vez.',
  },
};
