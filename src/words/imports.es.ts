import type { ImportWords } from './imports.en';
import { cellProblems } from './cellProblems.es';
import { said } from './said';

const rows = (count: number) => (count === 1 ? '1 fila' : `${count} filas`);

export const imports: ImportWords = {
  title: 'Agregar muchos lugares a la vez',
  text: 'Elija una tabla de Excel, Google Sheets u otra lista (.xlsx o .csv), o datos HSDS de otro directorio (.zip o .json). Le mostramos cada error antes de guardar. Nada es público hasta que usted lo publique.',
  list: '¿Para qué lista?',
  origin: '¿De dónde es?',
  originHint: 'Por ejemplo: condado de Essex, lista de noviembre de 2026',
  originText: 'Una fila que nombra su propia fuente la conserva.',
  file: 'El archivo',
  look: 'Ver el archivo',
  looking: 'Leemos el archivo. Puede tardar un minuto.',
  noFile: 'Primero elija una lista y un archivo.',
  tooLarge: 'El archivo es muy grande. Puede tener 6 MB.',
  badRequest: 'No funcionó. Vea el archivo otra vez.',
  failures: {
    'not-a-table':
      'No podemos leer este archivo como tabla. Guárdelo como .xlsx o .csv e intente otra vez.',
    'old-excel':
      'Es un archivo de Excel antiguo (.xls), o tiene contraseña. Guárdelo como .xlsx sin contraseña.',
    'too-large': 'Esta tabla es muy grande. Una lista puede tener 20,000 filas y 40 columnas.',
    'open-quote':
      'Hay una comilla (") que se abre y no se cierra, o que tiene texto después. Mejor guarde la tabla como .xlsx.',
    'no-rows':
      'No hay filas debajo de la primera línea. La primera línea debe nombrar las columnas.',
    'not-a-package':
      'No hay servicios en este archivo. Los datos HSDS tienen una lista de servicios.',
    'old-package':
      'Es HSDS 2 o anterior, con otros archivos que HSDS 3. Pida HSDS 3, o guarde los lugares en una sola tabla.',
  },
  failureFile: (file) => said`El archivo es ${file}.`,
  failureLine: (line, file) =>
    file
      ? said`Empieza en la línea ${line} de ${file}.`
      : `Empieza en la línea ${line} del archivo.`,

  found: 'Lo que encontramos',
  summary: (all, good) => said`${rows(all)} en el archivo. Puede agregar ${good}.`,
  services: '¿Qué servicios del archivo?',
  allServices: 'Todos los de esta lista',
  unsorted:
    'Este archivo no ordena sus servicios por términos. Por eso están todos aquí. Deje fuera los que no son de esta lista.',
  noneForList:
    'Ningún servicio de este archivo es de esta lista. Elija arriba un tipo de servicio, u otra lista.',
  missing: 'Falta en su archivo',
  missingText:
    'Esto no cambia nada en nuestra lista. ¿Se perdió un archivo, o una columna tiene otro nombre?',
  missingFile: (file) => said`No hay ${file}.`,
  missingColumn: (file, column) => said`${file} no tiene la columna “${column}”.`,
  columns: 'Columnas',
  columnsText: 'Revise qué es cada columna. Lo recordamos para el próximo archivo.',
  column: (letters) => `Columna ${letters}`,
  header: 'En su archivo, con el primer dato',
  field: 'En nuestra lista',
  leftOut: 'Dejarla fuera',
  idOfPlace: 'ID del lugar',
  again: 'Ver otra vez',
  unused: (count, names) =>
    count === 1
      ? said`Dejamos fuera esta columna: ${names}.`
      : said`Dejamos fuera estas columnas: ${names}.`,

  repairs: 'Lo que corregimos',
  repair: {
    encoding: 'Letras con acento',
    separator: 'Columnas',
    zeros: 'Ceros al inicio de códigos postales',
    date: 'Fechas',
    'date-order': 'Fechas que se pueden leer de dos modos. Leemos primero el mes',
    phone: 'Números de teléfono',
    characters: 'Letras dañadas',
    county: 'Nombres de condados',
    state: 'El estado, escrito detrás de la ciudad',
    titles: 'Filas encima de los títulos de las columnas, sin usar',
    sheets: 'Más de una hoja',
    'merged-cells': 'Celdas combinadas. Cada fila recibió su texto',
    'hidden-rows': 'Filas ocultas, leídas como las demás',
    'hidden-columns': 'Columnas ocultas, leídas como las demás',
    'cell-notes': 'Notas en las celdas. No las leímos',
    'line-breaks': 'Varias líneas en una celda. Ahora es una línea',
    'day-first': 'Fechas con el día primero, como otras de su columna',
    'other-phones':
      'Más números de teléfono. Tomamos uno al que se puede llamar y dejamos fuera estos',
    'other-addresses': 'Más direcciones. Tomamos la del lugar y dejamos fuera estas',
    'not-visited': 'Direcciones de correo o en línea. Nadie va a ellas, así que las dejamos fuera',
    'unread-files': 'Más datos que no leemos:',
    'one-page': 'Es una página de varias. Traiga también las otras:',
  },
  cells: (count) => (count === 1 ? 'en 1 celda' : `en ${count} celdas`),
  rowCount: (count) => rows(count),
  columnCount: (count) => (count === 1 ? '1 columna' : `${count} columnas`),
  sheets: (read, left, count) =>
    count === 1
      ? said`Leímos solo “${read}”. No leímos “${left}”.`
      : said`Leímos solo “${read}”. No leímos otras ${count}: ${left}.`,
  sheetsText: 'Guarde cada una de las otras hojas como un archivo propio y tráigalo también.',
  wholeFile: (before) => `en todo el archivo (${before})`,

  mistakes: (count) => (count === 1 ? '1 error' : `${count} errores`),
  mistakesText:
    'Las filas con un error quedan fuera. Corríjalas en su archivo y véalo otra vez, o agregue ahora las demás.',
  cell: 'Celda',
  what: 'Qué está mal',
  is: 'Dice',
  more: (shown) => said`Estos son los primeros ${shown}.`,
  problem: cellProblems,

  doubts: (count) => (count === 1 ? 'Mire 1 celda' : `Mire ${count} celdas`),
  doubtsText: 'Pueden ser correctas. Una fila sin error viene como está.',
  lookAt: 'Por qué mirarla',
  doubt: {
    'zip-elsewhere':
      'Nueva Jersey no tiene este código postal. ¿Está el lugar fuera de Nueva Jersey?',
    'far-apart':
      'La ciudad, el condado y el código postal están lejos entre sí. ¿Cuál es el correcto?',
    'state-elsewhere': 'Es otro estado. ¿Está el lugar fuera de Nueva Jersey?',
    'same-address': 'Otro lugar de esta lista tiene esta dirección. ¿Es el mismo lugar?',
    'hours-unread': 'No podemos leer estas horas. La gente verá "Llame primero"',
    'hours-inexact': 'Estas horas no dicen exactamente cuándo. La gente verá "Llame primero"',
    'hours-contradict':
      'Estas horas dicen dos cosas de un mismo día. Ese día la gente verá "Llame primero"',
    'hours-closed': 'La gente verá que está cerrado. ¿Es correcto?',
    'notes-closed': 'Las notas dicen que cerró o se mudó. ¿Sigue abierto aquí?',
    'maybe-heading': 'Puede ser un título. ¿Es un lugar al que la gente puede llegar?',
    'says-closed':
      'Dice que el lugar cerró, se mudó, se unió a otro o ya no da esto. ¿Sigue abierto aquí?',
    'hours-half': '¿Es de mañana o de tarde? Escriba 9 am-5 pm, o la gente verá "Llame primero"',
    'town-misspelled': 'No conocemos esta ciudad. ¿Está mal escrita?',
    'schedule-times':
      'Las horas del archivo no coinciden con esta frase. Dejamos la frase. ¿Cuál es la correcta?',
    'cells-missing': 'Esta fila es corta. No tiene celda para estas columnas. ¿Falta una coma?',
    'merged-across': 'Esta celda ocupa varias columnas. Solo la primera recibió su texto',
    'number-sign': 'Su tabla agrega un signo a este número. Lo leímos como usted lo ve',
    kept: 'Una tabla no puede poner esto en un lugar que conocemos. Eso lo hacen los botones del escritorio',
    'of-service':
      'Una tabla no puede decir esto. Pregunte al lugar y use el botón del escritorio. Lo dejamos fuera',
    'made-by-spreadsheet': 'Solo una fecha, un número o TRUE. ¿Lo hizo su tabla de otro texto?',
    'fax-number': 'Un número de fax. La gente no puede llamar a él',
    'paid-number': 'Llamar a este número cuesta dinero extra. ¿Es el número correcto?',
    'number-off': 'Dice que este número no funciona. ¿Hay otro?',
    'text-number': 'Parece un número solo para mensajes de texto. ¿Puede la gente llamar a él?',
  },

  near: (name) => said`¿Quiere decir ${name}?`,

  changes: (count) =>
    count === 1 ? '1 lugar de nuestra lista cambia' : `${count} lugares de nuestra lista cambian`,
  changesText:
    'Conocemos estos lugares por su ID. No se agregan otra vez. Los cambios esperan hasta que usted los publique, todos a la vez o uno por uno en "Sugerencias".',
  unchanged: (count) =>
    count === 1
      ? '1 fila dice lo mismo que nuestra lista.'
      : `${count} filas dicen lo mismo que nuestra lista.`,
  place: 'Lugar',
  change: 'Qué cambia',

  duplicates: (count) => `${rows(count)} que ya conocemos o que se parecen`,
  duplicatesText:
    'Estas filas quedan fuera. Marque una fila para agregarla de todos modos. Marque "Cambiar este lugar" si es ese lugar y su archivo tiene razón.',
  row: 'Fila',
  here: 'En su archivo',
  there: 'Se parece a',
  above: (row) => `Fila ${row} de su archivo:`,
  onList: 'En nuestra lista:',
  why: 'Por qué',
  likeness: {
    same: 'El mismo lugar',
    removed: 'Se quitó de la lista en este escritorio. Aquí no se puede agregar otra vez',
    phone: 'El mismo teléfono',
    address: 'La misma dirección',
    name: 'Casi el mismo nombre',
    'other-list': 'Este lugar ya está en otra lista',
  },
  hasMistake: 'Esta fila también tiene un error',
  alsoRow: (row) => `Agregar la fila ${row} de todos modos`,
  changeIt: 'Cambiar este lugar',
  changeRow: (row) => `Cambiar este lugar según la fila ${row}`,
  bring: (count) => `Guardar ${rows(count)} para revisar`,
  nothingToAdd: 'No hay filas para agregar.',
  brought: (count, changes, already) =>
    [
      count > 0 && `Abajo puede ver ${rows(count)}.`,
      changes === 1 && '1 cambio espera en "Sugerencias".',
      changes > 1 && `${changes} cambios esperan en "Sugerencias".`,
      already === 1 && '1 cambio más ya estaba aquí. Todavía espera.',
      already > 1 && `${already} cambios más ya estaban aquí. Todavía esperan.`,
      'Nada es público todavía.',
    ]
      .filter(Boolean)
      .join(' '),
  alreadyIn: (table, count) =>
    `No guardamos nada nuevo. ${count === 1 ? 'Este cambio ya espera' : 'Estos cambios ya esperan'}. Busque abajo la tabla "${table}".`,
  alreadySuggested: (count) =>
    `No guardamos nada nuevo. ${count === 1 ? 'Este cambio ya espera' : 'Estos cambios ya esperan'} en "Sugerencias".`,

  tables: 'Tablas hasta ahora',
  noTables: 'No hay ninguna.',
  tableLine: (list, who, when) => said`Para ${list}. Traída por ${who}, ${when}`,
  waiting: (count) => `Por revisar: ${rows(count)}`,
  published: (count) => `En la lista: ${rows(count)}`,
  changesWait: (count) =>
    `${count === 1 ? '1 cambio espera' : `${count} cambios esperan`}. En "Sugerencias" puede ver el texto de antes y el nuevo.`,
  changed: (count) => (count === 1 ? 'Se cambió 1 lugar' : `Se cambiaron ${count} lugares`),
  see: 'Ver las filas',
  seeFirst: (count) => said`Estas son las primeras ${count}.`,
  publish: (count) => `Publicar ${rows(count)}`,
  asked: (count) =>
    count === 1
      ? 'Esta fila se parece a un lugar que llegó después a la lista. ¿Es el mismo? La fila se queda aquí.'
      : 'Estas filas se parecen a lugares que llegaron después a la lista. ¿Son los mismos? Las filas se quedan aquí.',
  publishAnyway: (count) => `Publicar ${rows(count)} de todos modos`,
  publishAll: 'Publicar todo',
  takeBack: 'Deshacer todo',
  left: (names) => said`Estos lugares se quedan como están. Alguien los cambió después: ${names}.`,
  others: (count) => (count === 1 ? '1 más' : `${count} más`),
  takeBackDone: 'Deshecho. Todo espera aquí otra vez.',
  withdraw: 'Quitarlas de la lista',
  putAway: 'Descartar',
  publishDone: 'Publicado. Ahora todos pueden ver los lugares.',
  publishAsked: (count) =>
    count === 1
      ? 'Es posible que 1 fila ya esté en la lista. Mírela abajo antes de publicarla.'
      : `Es posible que ${count} filas ya estén en la lista. Mírelas abajo antes de publicarlas.`,
  withdrawDone: 'Quitadas de la lista. Se quedan los lugares que usted cambió después.',
  putAwayDone: 'Descartado.',
  handedOn: (count) =>
    count === 1
      ? 'Descartado. 1 cambio todavía espera, porque otra persona también lo trajo. Mire en "Sugerencias".'
      : `Descartado. ${count} cambios todavía esperan, porque otra persona también los trajo. Mire en "Sugerencias".`,
  dropped: (count) =>
    `${rows(count)} ya llegaron a la lista desde otra tabla. No agregamos nada dos veces.`,
  meanwhile: 'Otra persona fue más rápida. Así está ahora.',
};
