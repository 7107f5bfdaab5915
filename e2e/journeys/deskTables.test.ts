import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { ChromiumWindow } from '../chromium';
import { isListed } from '../published';
import { openOwnersDesk, choosesFile, looks, onWebsite, goesToScreen } from '../staff';

const desk = openOwnersDesk();

/** A table as a county office has it: two good rows, a mistake, and a place that is known. */
const TABLE = [
  'Agency;Street;Town;Tel.;Last verified',
  'Riverside Caf\xe9 Pantry;12 River Walk;Newark;9735550188;3/4/2026',
  'No Phone Pantry;1 Elm Street;Newark;555-0100;3/4/2026',
  'JFS Food Pantry;607 N. Jerome Ave;Margate City;609-822-1108;2021',
  'Hillside Soup Kitchen;9 Hill Road;Newark;973-555-0123;3/4/2026',
];

/** Opens the screen and chooses the file, saved as Excel on Windows saves it. */
function choosesTable(rows: string[]) {
  const buffer = Buffer.from(rows.join('\r\n'), 'latin1');
  return choosesFile(desk.owner, { name: 'places.csv', mimeType: 'text/csv', buffer });
}

onWebsite('DSK a table is looked at, published in one act and taken off in one', async () => {
  await desk.owner.opens('/desk');
  await goesToScreen(desk.owner, 'Many at once');
  await desk.owner.seesHeading('Add many places at once');
  await looks(desk.owner, 'desk-many');
  await choosesTable(TABLE);
  await desk.owner.selects('For which list?', 'food');
  await desk.owner.types('Where is it from?', 'Essex County, November 2026');
  await desk.owner.clicks('button', 'Look at the file');
  await desk.owner.sees('4 rows in the file. You can add 2 of them.');
  await desk.owner.sees('D3');
  await desk.owner.sees('A phone number has 10 digits');
  await desk.owner.sees('9735550188 → 973-555-0188');
  await desk.owner.sees('The same place');
  await looks(desk.owner, 'desk-many-found');
  await desk.owner.clicks('button', 'Keep 2 rows to check');
  await desk.owner.sees('You can look at 2 rows below. Nothing is public yet.');
  await isListed(desk.visit.service, 'Riverside Café Pantry', false);
  await desk.owner.window.click('.desk-imports details summary');
  await desk.owner.sees('12 River Walk');
  await looks(desk.owner, 'desk-many-waits');
  await desk.owner.clicks('button', 'Publish 2 rows');
  await desk.owner.sees('It is published. Now everyone can see the places.');
  await isListed(desk.visit.service, 'Riverside Café Pantry');
  await looks(desk.owner, 'desk-many-published');
  await desk.owner.clicks('button', 'Take them off the list again');
  await desk.owner.sees('Taken off the list.');
  await isListed(desk.visit.service, 'Riverside Café Pantry', false);
  await desk.owner.clicks('button', 'Put away');
  await desk.owner.sees('There is none.');
});

onWebsite('DSK a column that was not known is named once and remembered', async () => {
  const rows = ['Who;Where', 'Hillside Soup Kitchen;9 Hill Road'];
  await choosesTable(rows);
  await desk.owner.selects('For which list?', 'food');
  await desk.owner.clicks('button', 'Look at the file');
  await desk.owner.sees('The name is missing');
  await desk.owner.selects('Who', 'name');
  await desk.owner.selects('Where', 'address');
  await desk.owner.clicks('button', 'Look again');
  await desk.owner.sees('1 row in the file. You can add 1 of them.');
  await desk.owner.clicks('button', 'Keep 1 row to check');
  await desk.owner.sees('You can look at 1 row below.');
  await desk.owner.clicks('button', 'Put away');
  await desk.owner.sees('There is none.');
  await choosesTable(rows);
  await desk.owner.selects('For which list?', 'food');
  await desk.owner.clicks('button', 'Look at the file');
  await desk.owner.sees('1 row in the file. You can add 1 of them.');
});

onWebsite(
  'DSK the keyboard alone brings, publishes and takes off a table, in Spanish',
  async () => {
    await desk.owner.opens('/desk/many');
    await desk.owner.clicks('button', 'Español');
    await desk.owner.seesHeading('Agregar muchos lugares a la vez');
    await choosesTable(TABLE);
    await desk.owner.tabsTo('¿Para qué lista?');
    await desk.owner.presses('c', 'o', 'm', 'i', 'd', 'a', 'Tab');
    await desk.owner.tabsTo('Ver el archivo');
    expect((await desk.owner.focused()).visible).toBe(true);
    await desk.owner.presses('Enter');
    await desk.owner.sees('4 filas en el archivo. Puede agregar 2.');
    await looks(desk.owner, 'desk-many-spanish');
    await desk.owner.tabsTo('Guardar 2 filas para revisar');
    await desk.owner.presses('Enter');
    await desk.owner.sees('Abajo puede ver 2 filas.');
    await desk.owner.tabsTo('Publicar 2 filas');
    await desk.owner.presses('Enter');
    await desk.owner.sees('Publicado.');
    await isListed(desk.visit.service, 'Riverside Café Pantry');
    await desk.owner.tabsTo('Quitarlas de la lista');
    await desk.owner.presses('Enter');
    await desk.owner.sees('Quitadas de la lista.');
    await isListed(desk.visit.service, 'Riverside Café Pantry', false);
  },
);

onWebsite('DSK a file that is no table is refused with what to do', async () => {
  await desk.owner.opens('/desk/many');
  await desk.owner.clicks('button', 'English');
  await choosesTable(['%PDF-1.7', '\x00\x01\x02']);
  await desk.owner.clicks('button', 'Look at the file');
  await desk.owner.sees('Choose a list and a file first.');
  await desk.owner.selects('For which list?', 'food');
  await desk.owner.clicks('button', 'Look at the file');
  await desk.owner.sees('This is not a table we can read. Save it as .xlsx or .csv and try again.');
});

onWebsite('DSK the places of a search are saved for Excel, and an import knows them', async () => {
  await desk.owner.opens('/desk?view=all&list=food&text=jfs+food');
  await desk.owner.sees('Save these places as a table');
  const { page } = desk.owner.window as ChromiumWindow;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    desk.owner.clicks('button', 'Excel'),
  ]);
  expect(download.suggestedFilename()).toBe('places.xlsx');
  await goesToScreen(desk.owner, 'Many at once');
  await desk.owner.until(
    () => document.querySelector('select option[value=food]') !== null,
    'the lists',
  );
  await page.setInputFiles('input[type=file]', await download.path());
  await desk.owner.selects('For which list?', 'food');
  await desk.owner.clicks('button', 'Look at the file');
  await desk.owner.sees('1 row in the file. You can add 0 of them.');
  await desk.owner.sees('1 row says the same as our list.');
  await looks(desk.owner, 'desk-many-known');
});

onWebsite('DSK a number that was changed in a saved table is a change of its place', async () => {
  await desk.owner.opens('/desk?view=all&list=food&text=jfs+food');
  await desk.owner.sees('Save these places as a table');
  const { page } = desk.owner.window as ChromiumWindow;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    desk.owner.clicks('button', 'CSV'),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  await choosesTable(saved.replace('609-822-1108', '609-822-1109').trimEnd().split('\n'));
  await desk.owner.selects('For which list?', 'food');
  await desk.owner.clicks('button', 'Look at the file');
  await desk.owner.sees('1 place of our list changes');
  await desk.owner.sees('609-822-1109');
  await looks(desk.owner, 'desk-many-changes');
  await desk.owner.clicks('button', 'Keep 1 row to check');
  await desk.owner.sees('1 change waits under "Suggestions". Nothing is public yet.');
});
