import type { VisitWords } from './visit.en';

export const visit: VisitWords = {
  bar: 'Ayuda para esta visita',
  leaveNow: 'Salir ya',
  leaveNowNote:
    'Oculta esta pantalla y termina su visita de inmediato. También puede presionar Shift tres veces.',
  myList: (count) => `Mi lista (${count})`,
  reading: 'Ayuda para leer',
  smaller: 'Letra más pequeña',
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
    text: 'Para proteger sus datos, esta pantalla pronto empezará de nuevo. Toque la pantalla o presione una tecla para seguir.',
    left: (seconds) =>
      seconds === 1 ? 'Empieza de nuevo en 1 segundo.' : `Empieza de nuevo en ${seconds} segundos.`,
    stay: 'Sigo aquí',
    logOutText:
      'Para proteger sus datos, su sesión pronto se cerrará. Toque la pantalla o presione una tecla para seguir.',
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
    pause: 'Demasiados intentos. Espere 15 minutos.',
  },

  take: {
    button: (name) => `Guardar o compartir: ${name}`,
    short: 'Guardar o compartir',
    hint: 'Presione "Guardar o compartir" para imprimir un lugar, abrirlo en un teléfono o agregarlo a su lista.',
    code: 'Código QR de esta página',
    scan: 'Escanee este código con la cámara de su teléfono para abrir esta página en él.',
    print: 'Imprimir esto',
    printing: 'Imprimiendo …',
    printFailed: 'No pudimos imprimir. Avise al personal.',
    add: 'Agregar a mi lista',
    remove: 'Quitar de mi lista',
    full: 'Su lista está llena. Quite algo primero.',
    close: 'Cerrar',
    phone: 'Abrir esto en un teléfono',
  },

  mine: {
    title: 'Mi lista',
    text: 'Estos son los lugares que eligió. Puede imprimirlos o llevarlos en un teléfono. Esta lista se borra cuando termina su visita.',
    shared: 'Estos son los lugares de su código.',
    empty: 'Su lista está vacía. Abra una lista y presione "Guardar o compartir" junto a un lugar.',
    print: 'Imprimir mi lista',
    gone: (count) =>
      count === 1
        ? 'Un lugar cambió desde que usted lo eligió, o ya no está en las listas. Búsquelo en las listas.'
        : `${count} lugares cambiaron desde que usted los eligió, o ya no están en las listas. Búsquelos en las listas.`,
    keep: 'Poner estos en mi lista',
    missed: (count) =>
      count === 1
        ? 'No pudimos mostrar uno de sus lugares ahora. Sigue en su lista. Inténtelo más tarde.'
        : `No pudimos mostrar ${count} de sus lugares ahora. Siguen en su lista. Inténtelo más tarde.`,
    noCode: 'No pudimos leer este código. Pregunte a quien se lo dio, o busque en las listas.',
    takeOff: (count) => (count === 1 ? 'Quitarlo de mi lista' : 'Quitarlos de mi lista'),
    putBack: 'Recuperar mi lista',
    clear: 'Vaciar mi lista',
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
