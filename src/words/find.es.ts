import { eachPlaceIn, placeIn } from './county';
import type { FindWords } from './find.en';
import { said } from './said';

/** Behind "viven en". */
const livedIn = (place: string) =>
  placeIn(
    place,
    (county) => `el condado de ${county}`,
    (town) => town,
  );
/** Behind "cerca". */
const nearOf = (place: string) =>
  placeIn(
    place,
    (county) => `del condado de ${county}`,
    (town) => `de ${town}`,
  );

/** "9 AM" is "a las 9 AM", also behind a day: "mañana a las 9 AM". */
const atTime = (moment: string) =>
  moment.replace(
    /\b(\d{1,2})((?::\d{2})?\s?[ap]\.?\s?m\.?)$/i,
    (_, hour: string, rest: string) => `${hour === '1' ? 'a la' : 'a las'} ${hour}${rest}`,
  );

const SPOKEN: Readonly<Record<string, string>> = {
  en: 'inglés',
  es: 'español',
  pt: 'portugués',
  ht: 'criollo haitiano',
  mul: 'muchos idiomas',
};

export const find: FindWords = {
  titles: {
    food: 'Algo de comer',
    shelter: 'Un lugar para dormir',
    id: 'Identidad y papeles',
    clothes: 'Ropa',
    work: 'Ayuda para encontrar trabajo',
    health: 'Salud y apoyo',
    housing: 'Ayuda con la vivienda',
    legal: 'Ayuda legal',
    rides: 'Transporte',
  },
  allLists: {
    food: 'Comida',
    shelter: 'Albergue',
    id: 'Identidad y papeles',
    clothes: 'Ropa',
    work: 'Empleadores',
    health: 'Salud',
    housing: 'Albergue y vivienda',
    legal: 'Ayuda legal',
    rides: 'Transporte',
  },
  seeTable: (list) => `Vea la lista completa: ${list}`,

  where: '¿Dónde está usted?',
  whereHint: 'Una ciudad, un código postal o un condado',
  whereGo: 'Mostrar lugares',
  whereChange: 'Cambiar de ciudad',
  whereAlso: '¿O quiso decir…?',
  near: (name) => `Cerca ${nearOf(name)}`,
  everywhere: 'Todo Nueva Jersey',
  unknown: (text) =>
    `No conocemos "${text}". Revise la ortografía o use un código postal. Abajo está todo Nueva Jersey.`,

  here: 'No podemos ver dónde está usted. Escriba su ciudad o código postal.',
  outside: (text, county) =>
    county === null
      ? `"${text}" no está en Nueva Jersey. Todos nuestros lugares están en Nueva Jersey.`
      : said`"${text}" no está en Nueva Jersey. Todos nuestros lugares están en Nueva Jersey. El condado más cercano es ${county}.`,
  showCounty: (county) => `Ver el condado de ${county}`,

  unknownWhen: (text) => `No entendemos la hora "${text}". Le mostramos lugares para ahora.`,
  over: 'Ese día ya pasó. Esto es para hoy.',
  when: '¿Cuándo?',
  whens: { now: 'Ahora', today: 'Hoy', tomorrow: 'Mañana' },
  day: 'Otro día',

  moreChoices: 'Más opciones',
  wishes: 'Mostrar solo lugares que',
  wishNames: {
    'no-id': 'no piden identificación',
    'walk-in': 'atienden sin cita',
    families: 'aceptan familias',
    women: 'aceptan mujeres',
    men: 'aceptan hombres',
    'with-record': 'reciben a personas con antecedentes',
    free: 'son gratis',
    wheelchair: 'tienen acceso para silla de ruedas',
    spanish: 'hablan español',
  },

  open: 'Abierto ahora',
  openThen: 'Abierto ese día',
  soon: 'Más tarde hoy',
  ask: 'Llame primero: no estamos seguros',
  noneSure: 'No sabemos de ningún lugar abierto ahora.',
  noneSureThen: 'No sabemos de ningún lugar abierto ese día.',
  noneNear: 'No sabemos de ningún lugar cercano abierto ahora.',
  noneNearThen: 'No sabemos de ningún lugar cercano abierto ese día.',
  byLine: 'Por teléfono: le ayudan a encontrar una cama',
  byPhone: 'Por teléfono, para algunas personas',
  far: (miles) => `A más de ${miles} millas`,
  closed: 'Cerrado ahora',
  less: 'Estos cumplen en parte',
  lessText: 'Ningún lugar cumple con todo. Estos son los más parecidos.',
  nothing: 'No encontramos ningún lugar para esto.',
  nothingText:
    'Cambie la ciudad o elija menos opciones. O llame al 211: es gratis, de día y de noche, en muchos idiomas.',
  count: (count) => (count === 1 ? '1 lugar' : `${count} lugares`),
  more: 'Mostrar más lugares',
  help: '¿No lo encuentra? Llame al 211. Es gratis, de día y de noche.',
  kept: (when) => said`No hay conexión. Estas listas son del ${when}.`,

  holiday: {
    today: (name) => said`Hoy es ${name}.`,
    tomorrow: (name) => said`Mañana es ${name}.`,
    then: (day, name) => said`El ${day} es ${name}.`,
    kept: (name) => `día feriado: ${name}`,
    closed: 'Muchos lugares están cerrados.',
    closedThen: 'Muchos lugares cierran ese día.',
    early: 'Muchos lugares cierran temprano.',
    call: 'Llame antes de ir.',
    names: {
      'new-year': 'Año Nuevo',
      king: 'el Día de Martin Luther King',
      presidents: 'el Día de los Presidentes',
      'good-friday': 'Viernes Santo',
      easter: 'Domingo de Pascua',
      memorial: 'el Día de los Caídos (Memorial Day)',
      juneteenth: 'Juneteenth (fin de la esclavitud)',
      independence: 'el Día de la Independencia',
      labor: 'el Día del Trabajo (Labor Day)',
      columbus: 'el Día de Colón (Columbus Day)',
      election: 'el Día de las Elecciones',
      veterans: 'el Día de los Veteranos',
      thanksgiving: 'el Día de Acción de Gracias',
      'after-thanksgiving': 'el día después de Acción de Gracias',
      'christmas-eve': 'Nochebuena',
      christmas: 'Navidad',
      'new-years-eve': 'el último día del año',
    },
  },

  shop: 'Abierto ahora, pero se paga',
  shopThen: 'Abierto ese día, pero se paga',
  offices: 'Oficinas que le ayudan a solicitar',
  bedOffices: 'Oficinas que le ayudan a encontrar una cama',
  aside: 'Otra ayuda',
  employers: 'Empleadores y otra ayuda',
  unreachable: 'Sin teléfono, dirección ni enlace',
  noneOpen: 'Ningún lugar que cumple está abierto ahora.',
  noneOpenThen: 'Ningún lugar que cumple está abierto ese día.',
  differ: 'Cada tarjeta dice qué es diferente.',

  states: { open: 'Abierto', ask: 'Llame primero', closed: 'Cerrado' },
  notSure: 'No sabemos si está abierto',
  openByPhone: 'Abierto por teléfono',
  openUntil: (time) => `Abierto hasta ${atTime(time).replace(/^a /, '')}`,
  opens: (time) => `Abre ${atTime(time)}`,
  mayOpen: (time) => `Quizás abra ${atTime(time)}`,
  tomorrow: 'mañana',
  onDay: (day) => `el ${day}`,
  receptions: {
    'walk-in': 'Puede llegar sin cita',
    phone: 'Por teléfono',
    appointment: 'Con cita',
    call: 'Llame antes de ir',
    'cold-nights': 'En noches de frío (Code Blue)',
    delivery: 'Se lo llevan a su casa',
  },

  miles: (miles) => (miles < 0.1 ? 'muy cerca' : `a ${miles} ${miles === 1 ? 'milla' : 'millas'}`),
  aboutMiles: (miles) => (miles === 1 ? 'a más o menos 1 milla' : `a unas ${miles} millas`),
  statewide: 'Atiende en todo Nueva Jersey',
  bring: 'Lleve',
  papers: {
    id: 'una identificación',
    'photo-id': 'una identificación con foto',
    'proof-of-address': 'un comprobante de domicilio',
    'proof-of-income': 'un comprobante de ingresos',
    'social-security-card': 'su tarjeta de Seguro Social',
    'birth-certificate': 'su acta de nacimiento',
    'ids-of-household': 'una identificación de cada persona de su hogar',
    'income-of-household': 'un comprobante de ingresos de cada persona de su hogar',
    'social-security-cards-of-household':
      'una tarjeta de Seguro Social de cada persona de su hogar',
    'birth-certificates-of-household': 'un acta de nacimiento de cada persona de su hogar',
  },
  noId: 'No piden identificación',
  welcome: 'Reciben a personas con antecedentes',
  stillStands: 'Pregunte primero si esto sigue igual.',
  residents: (places) => `Para personas que viven en ${eachPlaceIn(places, livedIn)}`,
  men: 'Solo hombres',
  women: 'Solo mujeres',
  womenAndFamilies: 'Mujeres solas y familias',
  speaks: (tags) => `Hablan ${tags.map((tag) => SPOKEN[tag] ?? tag).join(', ')}`,
  referral: 'Otra oficina tiene que enviarle',
  sober: 'Sin alcohol ni drogas',
  ages: (from, to) => {
    if (to === null) return `Desde los ${from} años`;
    return from === null ? `Hasta los ${to} años` : `De ${from} a ${to} años`;
  },
  households: {
    'with-children': 'Para personas con hijos',
    'without-children': 'Solo adultos, sin niños',
  },
  costs: {
    free: 'Gratis',
    sliding: 'El precio depende de sus ingresos',
    low: 'Bajo costo',
    donation: 'Piden un donativo',
    paid: 'Hay que pagar',
  },
  isFor: (groups) => `Para ${groups}`,
  groups: {
    survivors: 'personas que sufrieron violencia',
    pregnant: 'mujeres embarazadas',
    veterans: 'veteranos',
    older: 'personas mayores',
    disabled: 'personas con una discapacidad',
    'mental-illness': 'personas con una enfermedad mental',
    youth: 'jóvenes',
    homebound: 'personas que no pueden salir de casa',
    hiv: 'personas con VIH',
    lgbtq: 'personas LGBTQ',
    'low-income': 'personas con poco dinero',
  },
  theyWrite: 'Ellos dicen:',
  conditions: {
    members: 'Solo para miembros',
    students: 'Solo para estudiantes',
    citizens: 'Solo para ciudadanos de EE. UU.',
    medicaid: 'Solo para personas con Medicaid',
    children: 'Solo para niños',
    full: 'Puede estar lleno',
    'waiting-list': 'Hay lista de espera',
    'takes-gifts': 'Recibe donaciones. Pregunte si también reparte.',
    'still-inside': 'Solo para personas que todavía están en prisión o en la cárcel',
    'only-some': 'No es para todos: pregunte primero',
  },
  askAbout: 'Pregunte allí',
  asks: {
    'no-id': '¿Piden identificación?',
    'walk-in': '¿Puedo llegar sin cita?',
    families: '¿Aceptan familias?',
    women: '¿Aceptan mujeres?',
    men: '¿Aceptan hombres?',
    'with-record': '¿Aceptan a personas con antecedentes?',
    free: '¿Es gratis?',
    wheelchair: '¿Se puede entrar en silla de ruedas?',
    spanish: '¿Hablan español?',
  },
  differs: {
    closed: 'Cerrado a esa hora',
    'needs-id': 'Piden identificación',
    'not-walk-in': 'Llame o pida cita primero',
    'no-families': 'No aceptan familias',
    'no-women': 'No aceptan mujeres',
    'no-men': 'No aceptan hombres',
    'record-limits': 'No aceptan algunos antecedentes. Pregunte cuáles',
    'not-free': 'Tiene un costo',
    'no-wheelchair': 'Sin acceso para silla de ruedas',
    'no-spanish': 'Hablan otros idiomas',
    elsewhere: 'Solo para personas que viven en otro lugar',
    'still-inside': 'Solo para personas que todavía están en prisión o en la cárcel',
  },
  freshness: {
    fresh: 'Revisado en los últimos 3 meses',
    'this-year': 'Revisado en el último año',
    old: 'Sin revisar desde hace más de un año. Llame primero.',
    undated: 'No sabemos cuándo se revisó. Llame primero.',
  },
  /** The same of a place without a telephone. */
  freshnessWithoutPhone: {
    old: 'Sin revisar desde hace más de un año. No tenemos su teléfono. Pregunte al 211.',
    undated: 'No sabemos cuándo se revisó. No tenemos su teléfono. Pregunte al 211.',
  },
  freshnessAlone: {
    old: 'Sin revisar desde hace más de un año.',
    undated: 'No sabemos cuándo se revisó.',
  },
  checkedAgo: (ago) => `Revisado ${ago}`,

  print: 'Imprimir estos lugares',

  place: {
    hours: 'Horario',
    address: 'Dirección',
    phone: 'Teléfono',
    asksFor: 'Qué piden',
    from: 'De la lista:',
    facts: 'Todo lo que sabemos',
    checked: (date) => `Última revisión: ${date}`,
    hoursChecked: (date) => `Horario revisado: ${date}`,
    printCard: 'Imprimir este lugar',
    calendar: 'Ponga una visita en su calendario',
    callFirst: 'llame primero',
    noTimes: 'No sabemos bien cuándo abre este lugar. Llame primero. Luego puede',
    slip: 'hacer un papel con su cita.',
    saveFile: 'Guardar el archivo del calendario',
    scanVisit:
      'Escanee este código con la cámara de su teléfono. Así la visita queda en su teléfono.',
    visitCode: 'Código con la visita para el calendario de un teléfono',
    close: 'Cerrar',
    scan: 'Escanee para abrir este lugar en un teléfono',
    code: 'Código que abre este lugar en un teléfono',
    back: 'Volver a los lugares',
    gone: 'Este lugar ya no está en nuestras listas.',
    goneText: 'Quizás cerró o se mudó. Busque otro lugar o llame al 211.',
    find: 'Buscar un lugar',
    moment: (moment) => `Para el ${moment}`,
  },

  map: 'Ver estos lugares en un mapa',
  mapShort: 'Mapa',
  mapOf: (count) =>
    `Mapa de los condados de Nueva Jersey con ${count} lugares en números. La lista de abajo tiene los mismos números.`,
  notOnMap: 'No están en el mapa:',

  poster: 'Escanee esto con la cámara de un teléfono. Verá qué está abierto a esa hora.',
  month: {
    title: 'Calendario de un mes',
    link: 'Calendario de un mes, para imprimir',
    of: (list, town, month) => `${list} cerca ${nearOf(town)}: ${month}`,
    unknown: (text) => `No conocemos "${text}". Revise la ortografía o use un código postal.`,
    nothing:
      'No sabemos bien cuándo abren los lugares cerca de esta ciudad. Pruebe con una más grande, o llame al 211.',
    known: 'Aquí están solo los lugares que dicen sus días.',
    others: (count) =>
      count === 1 ? '1 lugar más: llame primero' : `${count} lugares más: llame primero`,
    rest: (count) => `Hay ${count} más en el sitio web:`,
    ask: 'Llame primero',
    print: 'Imprimir este calendario',
    callFirst:
      'Un ? quiere decir: llame primero. Los horarios cambian; llame antes de ir. ¿Necesita ayuda ahora? Llame al 211.',
  },

  report: {
    button: 'Hay un error aquí',
    title: '¿Qué está mal?',
    text: 'El personal lo revisará. No le preguntamos quién es.',
    kinds: {
      hours: 'El horario está mal',
      phone: 'El teléfono está mal',
      address: 'La dirección está mal',
      gone: 'Cerró para siempre',
      requirements: 'Piden otra cosa',
      other: 'Otra cosa',
    },
    more: '¿Quiere agregar una frase?',
    moreHint: 'No escriba su nombre ni su número.',
    send: 'Enviar',
    cancel: 'Cancelar',
    sent: 'Gracias. El personal lo va a revisar.',
    later: 'Gracias. Se enviará cuando haya conexión.',
    failed: 'No se pudo enviar. Lo que escribió sigue aquí. Intente otra vez.',
    again: 'Intentar otra vez',
  },

  search: {
    title: 'Buscar',
    label: '¿Qué necesita?',
    hint: 'Por ejemplo: hambre, cama esta noche, licencia de conducir',
    go: 'Buscar',
    for: (text) => `Resultados para "${text}"`,
    understood: (text) => `Buscamos: ${text}`,
    asTyped: (text) => `Buscar "${text}" tal como lo escribió`,
    looked: (wishes) =>
      said`Buscamos lugares que ${wishes}. No siempre lo sabemos; pregunte antes de ir.`,
    unknown: (words) => `Buscamos sin ${words}: ningún lugar de nuestras listas lo dice.`,
    answer: (need) => `Ver lugares: ${need}`,
    nothing: 'No encontramos nada con esas palabras.',
    nothingText:
      'Pruebe con una palabra o elija abajo. O llame al 211: es gratis, de día y de noche.',
  },
};
