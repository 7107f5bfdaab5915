import type { CellProblems } from './cellProblems.en';

export const cellProblems: CellProblems = {
  'name-missing': 'Falta el nombre',
  'name-is-number': 'El nombre no tiene letras',
  'too-long': 'Muy largo. Caben 2,000 caracteres',
  'control-character': 'Un carácter que ninguna pantalla puede mostrar',
  'lost-character': 'Se perdió una letra al guardar el archivo',
  markup: 'Código de una página web. Quite los signos < y >',
  formula: 'Una fórmula. Escriba su resultado',
  'formula-error': 'Un error de la propia tabla',
  'rounded-number':
    'La tabla redondeó el número. Ponga la columna como "Texto" y escríbalo otra vez',
  'not-a-date': 'No es una fecha. Escriba mes/día/año',
  'future-date': 'Esta fecha está en el futuro',
  phone: 'Un número de teléfono tiene 10 dígitos',
  zip: 'Un código postal tiene 5 dígitos. En Nueva Jersey empieza con 07 u 08',
  'phone-impossible':
    'Ningún lugar tiene este número. El primer y el cuarto dígito son de 2 a 9. De los números cortos solo sirven 211, 311, 511, 711, 811 y 988. Revise el número',
  'zip-impossible': 'Ningún lugar tiene este código postal. Revise la dirección',
  'zip-elsewhere':
    'Los códigos postales de Nueva Jersey empiezan con 07 u 08. Si el lugar está en otro estado, escríbalo detrás de la ciudad: Philadelphia, PA',
  county: 'No es un condado de Nueva Jersey',
  website: 'No es una dirección web que todos puedan abrir',
  'hours-number': 'La tabla convirtió el horario en un número',
  'time-impossible': 'Esa hora no existe. Escriba las horas así: 9 am-5:30 pm',
  'cell-count': 'Más celdas que columnas',
  'header-again': 'Otra vez la primera línea',
  twice: 'El mismo lugar está dos veces en el archivo',
  'id-missing': 'Falta el id',
  'id-twice': 'Este id está dos veces',
  'link-nowhere': 'El archivo no tiene nada con este id',
  'not-active': 'El servicio está cerrado',
  'id-unknown':
    'No conocemos ningún lugar con este ID. Cópielo de una tabla nueva de aquí, o deje la celda vacía para agregar el lugar',
  'crossed-out': 'Este texto está tachado. Bórrelo o quite la línea',
  'no-place': 'Es un total o un título, no un lugar. Borre esta fila',
  'made-by-spreadsheet':
    'Solo una fecha, un número o TRUE. Quizás la tabla cambió el texto. Ponga la columna como "Texto" y escríbalo otra vez',
};
