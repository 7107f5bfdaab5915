import type { ChromiumWindow } from '../chromium';
import { isListed } from '../published';
import { byKeyboard, looks, onWebsite, openOwnersDesk, writesByKeyboard } from '../staff';

const desk = openOwnersDesk();

/** What a person reads and types in one language. The headings are in no language that the desk knows. */
interface Said {
  language: string;
  heading: string;
  list: [label: string, keys: string];
  origin: string;
  file: string;
  look: string;
  noName: string;
  columns: [header: string, keys: string][];
  again: string;
  mistake: string;
  keep: string;
  waits: string;
  publish: string;
  published: string;
  withdraw: string;
  withdrawn: string;
  putAway: string;
  none: string;
}

const ENGLISH: Said = {
  language: 'English',
  heading: 'Add many places at once',
  list: ['For which list?', 'food'],
  origin: 'Where is it from?',
  file: 'The file',
  look: 'Look at the file',
  noName: 'The name is missing',
  columns: [
    ['Betrieb', 'name'],
    ['Strasse', 'addr'],
  ],
  again: 'Look again',
  mistake: 'A phone number has 10 digits',
  keep: 'Keep 1 row to check',
  waits: 'You can look at 1 row below. Nothing is public yet.',
  publish: 'Publish 1 row',
  published: 'It is published. Now everyone can see the places.',
  withdraw: 'Take them off the list again',
  withdrawn: 'Taken off the list.',
  putAway: 'Put away',
  none: 'There is none.',
};

const SPANISH: Said = {
  language: 'Español',
  heading: 'Agregar muchos lugares a la vez',
  list: ['¿Para qué lista?', 'comida'],
  origin: '¿De dónde es?',
  file: 'El archivo',
  look: 'Ver el archivo',
  noName: 'Falta el nombre',
  columns: [
    ['Firma', 'nom'],
    ['Gasse', 'dire'],
  ],
  again: 'Ver otra vez',
  mistake: 'Un número de teléfono tiene 10 dígitos',
  keep: 'Guardar 1 fila para revisar',
  waits: 'Abajo puede ver 1 fila. Nada es público todavía.',
  publish: 'Publicar 1 fila',
  published: 'Publicado. Ahora todos pueden ver los lugares.',
  withdraw: 'Quitarlas de la lista',
  withdrawn: 'Quitadas de la lista.',
  putAway: 'Descartar',
  none: 'No hay ninguna.',
};

/** Goes to a choice and types the beginning of an option. */
async function choosesByKeyboard(label: string, keys: string) {
  await desk.owner.tabsTo(label);
  await desk.owner.presses(...Array.from(keys));
}

onWebsite.each([ENGLISH, SPANISH])(
  'DSK keys alone choose a file, name its columns, find its mistakes, publish it and take it off: $language',
  async (said) => {
    const { owner } = desk;
    const headers = said.columns.map(([header]) => header);
    const rows = ['Keyboard Pantry;12 River Walk;973-555-0188', 'No Phone;1 Elm Street;555-0100'];
    const table = [[...headers, 'Tel.'].join(';'), ...rows].join('\r\n');
    const file = { name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
    const { page } = owner.window as ChromiumWindow;
    // Chromium hands the dialog over from here on: asked for only when the key is pressed, it may come too late.
    page.on('filechooser', () => undefined);
    await owner.opens('/desk/many');
    // The desk begins in English.
    if (said !== ENGLISH) await byKeyboard(owner, said.language);
    await owner.seesHeading(said.heading);
    await choosesByKeyboard(...said.list);
    await writesByKeyboard(owner, said.origin, 'By keyboard');
    await owner.tabsTo(said.file);
    const chooser = page.waitForEvent('filechooser');
    await owner.presses('Space');
    await (await chooser).setFiles(file);
    await byKeyboard(owner, said.look);
    await owner.sees(said.noName);
    for (const column of said.columns) await choosesByKeyboard(...column);
    await byKeyboard(owner, said.again);
    await owner.sees(said.mistake);
    await owner.sees('C3');
    await looks(owner, `desk-table-keys-${said.language}`);
    await byKeyboard(owner, said.keep);
    await owner.sees(said.waits);
    await byKeyboard(owner, said.publish);
    await owner.sees(said.published);
    const { service } = desk.visit;
    await isListed(service, 'Keyboard Pantry');
    await byKeyboard(owner, said.withdraw);
    await owner.sees(said.withdrawn);
    await isListed(service, 'Keyboard Pantry', false);
    await byKeyboard(owner, said.putAway);
    await owner.sees(said.none);
  },
);
