import type { VisitWords } from './visit.en';

export const visit: VisitWords = {
  bar: 'Ayuda para esta visita',
  leaveNow: 'Salir ya',
  leaveNowNote:
    'Oculta esta pantalla y termina su visita de inmediato. O presione Shift tres veces.',
  myList: (count) => `Mi lista (${count})`,
  smaller: 'Letra más chica',
  larger: 'Letra más grande',
  size: (percent) => `Tamaño de letra ${percent} por ciento`,
  contrast: 'Más contraste',
  read: 'Leer esta página',
  stopReading: 'Dejar de leer',
  readFailed: 'Ahora no se puede leer esta página en voz alta.',

  session: {
    in: (who) => `Sesión de ${who}`,
    logOut: 'Cerrar sesión',
    out: 'Su sesión está cerrada.',
  },

  idle: {
    title: '¿Sigue aquí?',
    text: 'Para cuidar lo que es suyo, esta pantalla pronto empieza de nuevo. Toque la pantalla o presione una tecla para seguir.',
    left: (seconds) =>
      seconds === 1 ? 'Empieza de nuevo en 1 segundo.' : `Empieza de nuevo en ${seconds} segundos.`,
    stay: 'Sigo aquí',
    logOutText:
      'Para cuidar lo que es suyo, su sesión pronto se cierra. Toque la pantalla o presione una tecla para seguir.',
    logOutLeft: (seconds) =>
      seconds === 1
        ? 'Su sesión se cierra en 1 segundo.'
        : `Su sesión se cierra en ${seconds} segundos.`,
  },

  staff: {
    open: 'Personal',
    title: 'Para el personal',
    text: 'Escriba el PIN de esta computadora para cerrar este programa.',
    pin: 'El PIN',
    leave: 'Cerrar el programa',
    back: 'Volver',
    wrong: 'El PIN no es correcto. Intente otra vez.',
    pause: 'Hubo demasiados intentos. Espere 15 minutos.',
  },

  take: {
    button: (name) => `Llevar: ${name}`,
    short: 'Llevar',
    hint: 'Presione "Llevar" para imprimir un lugar, abrirlo en un teléfono o ponerlo en su lista.',
    code: 'Código con esta página, para escanear con un teléfono',
    scan: 'Escanee este código con la cámara de un teléfono para abrir la página allí.',
    print: 'Imprimir esto',
    printing: 'Se está imprimiendo.',
    printFailed: 'No se pudo imprimir. Avise al personal.',
    add: 'Poner en mi lista',
    remove: 'Quitar de mi lista',
    full: 'Su lista está llena. Quite algo primero.',
    close: 'Cerrar',
    phone: 'Abrir esto en un teléfono',
  },

  mine: {
    title: 'Mi lista',
    text: 'Estos son los lugares que eligió. Imprímalos o escanee el código con un teléfono. Cuando termine su visita, esta lista se borra.',
    shared: 'Estos lugares se eligieron para que los lleve consigo.',
    empty:
      'Todavía no hay nada en su lista. Abra una lista y presione "Llevar" debajo de un lugar.',
    print: 'Imprimir mi lista',
    gone: (count) =>
      count === 1
        ? 'Un lugar cambió desde que se eligió. Búsquelo en su lista.'
        : `${count} lugares cambiaron desde que se eligieron. Búsquelos en sus listas.`,
    clear: 'Borrar mi lista',
    remove: (name) => `Quitar: ${name}`,
    removeShort: 'Quitar',
    toLists: 'Ir a las listas',
  },

  keyboard: {
    label: 'Teclado en la pantalla',
    space: 'Espacio',
    shift: 'Mayúsculas',
    back: 'Borrar',
    enter: 'Entrar',
    symbols: 'Símbolos',
    letters: 'Letras',
    hide: 'Ocultar teclado',
    hideShort: 'Ocultar',
    left: 'Mover a la izquierda',
    right: 'Mover a la derecha',
  },
};
