import type { ListingWords } from './listing.en';
import { said } from './said';

export const listing: ListingWords = {
  titles: {
    food: 'Bancos de alimentos, comedores comunitarios y centros de entrega',
    clothing: 'Roperos, donaciones de ropa y tiendas de segunda mano',
    housing: 'Albergues para familias, albergues de emergencia y ayuda de vivienda económica',
    'id-documents': 'Identidad y papeles',
    legal: 'Ayuda legal',
    healthcare: 'Salud',
    support: 'Apoyo',
    transportation: 'Transporte',
  },
  employment: 'Empleo',
  hint: 'Quizás tenga que deslizar a la derecha para ver toda la información de un recurso.',
  employmentHint:
    'Quizás tenga que deslizar a la derecha para ver toda la información de un empleador.',
  callFirst:
    'Los horarios y los lugares cambian. Llame antes de ir. "Revisado" es el día de la última revisión.',
  search: 'Buscar en esta lista',
  searchHint: 'Nombre, ciudad o código postal',
  county: 'Condado',
  allCounties: 'Todos los condados',
  clear: 'Borrar la búsqueda',
  count: (shown, all) =>
    shown === all ? `${all} ${all === 1 ? 'lugar' : 'lugares'}` : `${shown} de ${all} lugares`,
  statewide: (count) =>
    count === 1
      ? 'Ver 1 que atiende en todo el estado'
      : `Ver los ${count} que atienden en todo el estado`,
  empty: 'Esta lista está vacía por ahora. Llame al 211 para recibir ayuda.',
  moreRows: (count) => `Mostrar más (quedan ${count})`,
  noMatch: 'Ningún lugar coincide. Pruebe con menos palabras o con otro condado.',
  table: (title) => `Tabla: ${title}`,
  scrollLeft: 'Mover a la izquierda',
  scrollRight: 'Mover a la derecha',
  link: 'Enlace',
  directions: 'cómo llegar en un mapa',
  print: 'Imprimir esta lista',
  printed: (date) => said`New Beginnings, impreso el ${date}. ¿Necesita ayuda ahora? Llame al 211.`,
  kept: (when) =>
    said`Esta copia de la lista es del ${when}. Seguimos intentando obtener una más nueva.`,
  troubles: {
    'no-link': 'Ahora no hay internet.',
    'no-name': 'Esta computadora no encuentra nuestro sitio web ahora.',
    'sign-in-page': 'El internet de aquí pide iniciar sesión primero. Avise al personal.',
    'wrong-clock': 'El reloj de esta computadora puede estar mal. Avise al personal.',
    slow: 'El internet está muy lento ahora.',
    service: 'Nuestro servicio no responde ahora.',
  },
  more: 'Más listas',
  moreNames: {
    'id-documents': 'Identidad y papeles',
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
    source: 'fuente',
    requires: 'requisitos',
    work: 'tipo de trabajo',
    notes: 'notas',
    other: 'otros datos',
    'hires people with a record': 'contrata a personas con antecedentes',
  },
};
