import type { FleetWords } from './fleet.en';

/** The sentences of the two screens at the desk about kiosks and numbers. */
export const fleet: FleetWords = {
  title: 'Quioscos',
  none: 'Todavía no hay ningún quiosco. Un operador crea un código para uno.',
  wrong: (count, all) =>
    count === 0
      ? `Los ${all} quioscos están bien.`
      : `${count} de ${all} quioscos necesitan atención.`,
  site: 'Sitio',
  kiosk: 'Quiosco',
  state: 'Estado',
  problems: 'Qué está mal',
  heard: 'Última señal',
  version: 'Versión',
  lists: 'Listas de',
  waiting: 'Por enviar',
  nothing: 'Nada',
  states: {
    up: 'Encendido',
    away: 'Sin señal',
    'never-seen': 'Nunca dio señal',
    revoked: 'Apagado por un operador',
  },
  problem: {
    away: 'No da señal. ¿Está encendido y en línea?',
    'no-lists': 'Una lista nunca llegó.',
    'old-lists': 'Sus listas tienen más de 2 días.',
    'many-wait': 'Muchos mensajes esperan su envío.',
    'wrong-clock': 'Su reloj está adelantado.',
    repairs: 'La pantalla se reparó muchas veces.',
  },

  insightTitle: 'Cifras',
  insightText:
    'Contamos páginas y lugares, nunca personas. Un número menor de 5 no se muestra. Podría señalar a una persona.',
  save: 'Guardar como CSV',
  openedTitle: 'Cuántas veces se abrieron las páginas',
  noViews: 'Todavía no se contó nada.',
  week: 'Semana del',
  page: 'Página',
  usesTitle: 'Qué hicieron las personas con los lugares, por condado',
  use: 'Qué hicieron',
  uses: {
    opened: 'Abierto',
    saved: 'Guardado',
    printed: 'Impreso',
  },
  wordsTitle: 'Qué buscaron las personas y no encontraron',
  wordsText:
    'Una palabra se muestra cuando se buscó en 5 quioscos o redes o más, en 5 días o más. Antes nadie puede leerla.',
  word: 'Palabra',
  count: 'Cuántas veces',
  website: 'Sitio web',
  kiosks: 'Quioscos',
  few: 'menos de 5',
  pages: {
    home: 'Inicio',
    resourcetables: 'Una lista',
    videogallery: 'Galería de videos',
    profile: 'Perfil',
    newaccount: 'Cuenta nueva',
  },
  listAges: 'Qué edad tienen los datos, por lista',
  countyAges: 'Qué edad tienen los datos, por condado',
  list: 'Lista',
  county: 'Condado',
  noCounty: 'Sin condado',
  ages: {
    fresh: 'Medio año',
    year: '1 año',
    twoYears: '2 años',
    older: 'Más',
    never: 'Nunca revisado',
  },
};
