import type { ResumeWords } from './resume.en';

const unreadable: ResumeWords['unreadable'] = {
  'empty-file': 'Este archivo está vacío. Elija otro.',
  'word-file':
    'Este es un archivo de Word, no un PDF. Ábralo, elija "Guardar como" y luego PDF. Intente otra vez.',
  'picture-file':
    'Esta es una foto, no un PDF. Puede tocar abajo lo que sabe hacer, o pedir al personal un PDF.',
  'not-pdf': 'Este archivo no es un PDF. Guarde su currículum como PDF y elíjalo otra vez.',
  'too-large': 'Este archivo es muy grande. Guárdelo sin fotos o con fotos más pequeñas.',
  locked: 'Este PDF tiene contraseña. Guárdelo otra vez sin contraseña.',
  'no-text':
    'Este PDF es la foto de una hoja, por eso no podemos leer las palabras. Puede tocar abajo lo que sabe hacer.',
  damaged: 'Este PDF está dañado. Ábralo, guárdelo otra vez como PDF y súbalo de nuevo.',
  'too-complex':
    'No pudimos leer este PDF. Guárdelo otra vez como PDF simple, o toque abajo lo que sabe hacer.',
  busy: 'Ahora hay mucha gente. Intente otra vez en un minuto.',
  unavailable: 'Ahora no podemos leer currículums aquí. Puede tocar abajo lo que sabe hacer.',
};

export const resume: ResumeWords = {
  title: 'Mis currículums',
  make: {
    title: '¿Todavía no tiene currículum?',
    text: 'Hágalo tocando, en unos diez minutos. No necesita archivo.',
  },
  upload: {
    title: 'Suba un currículum',
    note: 'Suba un currículum en formato .pdf para conectarle con oportunidades de empleadores en New Jersey.',
    limits: (most) =>
      `Use un PDF hecho en una computadora, no una foto ni una hoja escaneada. Puede tener hasta ${most} MB.`,
    tooLarge: (size, most) => `Este archivo tiene ${size} MB. El límite es ${most} MB.`,
    tooLargeNext: 'Guárdelo sin fotos o con fotos más pequeñas y elíjalo otra vez.',
    unread: 'Guardamos el archivo, pero no podemos buscar empleadores con él.',
    private: 'No damos su currículum a ningún empleador. Aquí solo usted lo ve.',
    label: 'Elija su currículum (PDF)',
    button: 'Subir',
    look: 'Buscar mi archivo',
    lookAgain: 'Buscar otra vez',
    plugIn: 'Conecte su memoria USB. Luego presione el botón.',
    none: 'No encontramos un PDF. ¿Está bien conectada la memoria? El currículum debe ser un PDF.',
    choose: 'Elija su archivo',
    on: (place) => `en ${place}`,
    noFileTitle: 'Archivo no encontrado',
    noFileText: '¡Primero elija un archivo!',
    noFileNext: 'Presione el campo que está sobre el botón y elija su PDF.',
    progressTitle: 'Subiendo el archivo...',
    progressText: (percent) => `Se ha subido el ${percent}%`,
    waiting: 'Ahora no hay conexión. El archivo se seguirá subiendo automáticamente.',
    stop: 'Detener el envío',
    doneTitle: 'Archivo subido',
    doneText: '¡Su currículum se subió!',
    doneNext: 'Mire abajo: estos empleadores pueden servirle.',
    failedTitle: 'No se pudo subir el archivo',
  },
  current: (name) => `Currículum actual: ${name}`,
  noCurrent: 'ninguno',
  past: 'Currículums anteriores',
  none: 'Todavía no tiene currículums aquí.',
  file: 'Archivo',
  action: 'Acción',
  remove: 'Quitar',
  removeTitle: '¿Quitar este currículum?',
  removeText: 'Se borrará para siempre. No guardamos una copia.',
  keep: 'No quitarlo',
  removeWhat: (name) => `Quitar ${name}`,
  openWhat: (name) => `Abrir ${name}`,
  removedTitle: 'Archivo borrado',
  removedText: '¡Su currículum se borró!',
  removedNext: 'Puede subir otro cuando quiera.',
  failed: 'No pudimos cargar sus currículums',
  again: 'Intentar otra vez',
  unreadable,

  employers: {
    title: 'Empleadores para usted',
    intro:
      'Se sabe que estos empleadores contratan a personas con antecedentes. Llame antes de ir. Los empleos cambian.',
    law: 'En New Jersey, casi ningún empleador puede preguntar por sus antecedentes antes de que termine la primera entrevista. Así lo dice la ley para empresas con 15 o más trabajadores (Opportunity to Compete Act).',
    zip: 'Su código postal (ZIP)',
    zipHint: 'Cinco números. Solo lo usamos para contar las millas. Puede dejarlo vacío.',
    zipUnknown: 'No conocemos este código postal en New Jersey.',
    show: 'Mostrar empleadores',
    looking: 'Buscando empleadores …',
    found: (count) => (count === 1 ? '1 empleador' : `${count} empleadores`),
    because: (words) => `Porque usted escribió: ${words}.`,
    becauseTapped: (words) => `Por: ${words}.`,
    miles: (miles, zip) =>
      miles < 1
        ? `A menos de 1 milla de ${zip}.`
        : `A ${miles} ${miles === 1 ? 'milla' : 'millas'} de ${zip}.`,
    asks: (words) => `También piden: ${words}.`,
    needs: (words) => `Necesita: ${words}.`,
    call: (phone) => `Llame al ${phone}`,
    directions: 'Cómo llegar',
    website: 'Página web',
    phoneCode: 'Código para mi teléfono',
    print: 'Imprimir esta lista',
    noResume: 'Suba un currículum, o toque lo que sabe hacer.',
    nothing: 'No encontramos un empleador para su currículum. Abajo puede tocar lo que sabe hacer.',
    near: 'Cerca de usted',
    nearText:
      'Están cerca y contratan a personas con antecedentes. No sabemos si el trabajo es para usted.',
    failed: 'No pudimos cargar los empleadores.',
  },
  skills: {
    title: 'Toque lo que sabe hacer',
    text: '¿No tiene currículum, o solo lo tiene en papel? Toque todo lo que sabe hacer. No lo guardamos.',
    button: 'Mostrar empleadores para esto',
    chosen: (count) => `${count} elegidas`,
  },
};
