import type { ListWords } from './lists.en';

/** The sentences of the screen at the desk on which owners look after the lists. */
export const lists: ListWords = {
  title: 'Listas',
  text: 'Comida, ropa, albergue y empleo mantienen su lugar. Usted decide el nombre y el orden de todas las demás listas.',
  rows: (count) => (count === 1 ? '1 lugar' : `${count} lugares`),
  shown: 'Todos la ven',
  hidden: 'Solo el personal la ve',
  noMenu: 'Todavía no está en ningún menú',
  up: 'Subir',
  down: 'Bajar',
  hide: 'Ocultar',
  show: 'Mostrar a todos',
  rename: 'Cambiar el nombre',
  remove: 'Borrar',
  english: 'Nombre en inglés',
  spanish: 'Nombre en español',
  usual: 'Deje los dos vacíos para el nombre de siempre.',
  save: 'Guardar el nombre',
  sure: (name) => `¿Borrar ${name}?`,
  sureText: (count) =>
    count === 0
      ? 'La lista está vacía.'
      : `Sus lugares salen del sitio web y de los quioscos. Los guardamos (${count}), así que usted puede recuperar la lista.`,
  yes: 'Sí, borrarla',
  cancel: 'Cancelar',
  deletedTitle: 'Listas borradas',
  deleted: (who, when) => `Borrada por ${who}, ${when}`,
  putBack: 'Recuperarla',
  drop: 'Borrar para siempre',
  dropText: 'Entonces sus lugares se pierden. Nadie puede recuperarlos.',
  yesDrop: 'Sí, para siempre',
  makeTitle: 'Crear una lista',
  makeText:
    'Una lista nueva está vacía y oculta. Agregue lugares con "Muchos a la vez". Después muéstrela a todos.',
  address: 'Nombre en la dirección',
  addressHint: (address) => `Letras minúsculas, números y guiones. La página es ${address}`,
  make: 'Crear la lista',
  isBack: (name) =>
    `${name} está otra vez. Solo el personal la ve hasta que usted la muestre a todos.`,
  isDeleted: (name) => `${name} está borrada. Puede recuperarla abajo.`,
  made: (name) => `${name} está lista. Por ahora solo el personal la ve.`,
  done: 'Guardado.',
  meanwhile: 'Otra persona fue más rápida. Así está ahora.',
  bad: 'Falta algo. Una lista necesita un nombre libre en la dirección, y un nombre en los dos idiomas.',
};
