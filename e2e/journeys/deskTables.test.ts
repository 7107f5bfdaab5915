import { afterAll, beforeAll, expect } from 'vitest';
import type { ChromiumWindow } from '../chromium';
import type { Person } from '../person';
import { beginOwnersVisit, choosesFile, looks, onWebsite } from '../staff';
import type { Visit } from '../visit';

let visit: Visit;
let owner: Person;
beforeAll(async () => {
  visit = await beginOwnersVisit();
  owner = visit.person;
});
afterAll(() => visit.end());

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
  return choosesFile(owner, { name: 'places.csv', mimeType: 'text/csv', buffer });
}

/** The names of the food list. */
async function publicNames(): Promise<(string | undefined)[]> {
  const answer = await fetch(`${visit.service.address}/widgets/resources/food`);
  return ((await answer.json()) as Record<string, string>[]).map((row) => row.name);
}

onWebsite('DSK a table is looked at, published in one act and taken off in one', async () => {
  await owner.opens('/desk');
  await owner.clicks('link', 'Many at once');
  await owner.seesHeading('Add many places at once');
  await looks(owner, 'desk-many');
  await choosesTable(TABLE);
  await owner.selects('For which list?', 'food');
  await owner.types('Where is it from?', 'Essex County, November 2026');
  await owner.clicks('button', 'Look at the file');
  await owner.sees('4 rows in the file. You can add 2 of them.');
  await owner.sees('D3');
  await owner.sees('A phone number has 10 digits');
  await owner.sees('9735550188 → 973-555-0188');
  await owner.sees('The same place');
  await looks(owner, 'desk-many-found');
  await owner.clicks('button', 'Keep 2 rows to check');
  await owner.sees('You can look at 2 rows below. Nothing is public yet.');
  expect(await publicNames()).not.toContain('Riverside Café Pantry');
  await owner.window.click('.desk-imports details summary');
  await owner.sees('12 River Walk');
  await looks(owner, 'desk-many-waits');
  await owner.clicks('button', 'Publish 2 rows');
  await owner.sees('It is published. Now everyone can see the places.');
  expect(await publicNames()).toContain('Riverside Café Pantry');
  await looks(owner, 'desk-many-published');
  await owner.clicks('button', 'Take them off the list again');
  await owner.sees('Taken off the list.');
  expect(await publicNames()).not.toContain('Riverside Café Pantry');
  await owner.clicks('button', 'Put away');
  await owner.sees('There is none.');
});

onWebsite('DSK a column that was not known is named once and remembered', async () => {
  const rows = ['Who;Where', 'Hillside Soup Kitchen;9 Hill Road'];
  await choosesTable(rows);
  await owner.selects('For which list?', 'food');
  await owner.clicks('button', 'Look at the file');
  await owner.sees('The name is missing');
  await owner.selects('Who', 'name');
  await owner.selects('Where', 'address');
  await owner.clicks('button', 'Look again');
  await owner.sees('1 row in the file. You can add 1 of them.');
  await owner.clicks('button', 'Keep 1 row to check');
  await owner.sees('You can look at 1 row below.');
  await owner.clicks('button', 'Put away');
  await owner.sees('There is none.');
  await choosesTable(rows);
  await owner.selects('For which list?', 'food');
  await owner.clicks('button', 'Look at the file');
  await owner.sees('1 row in the file. You can add 1 of them.');
});

onWebsite(
  'DSK the keyboard alone brings, publishes and takes off a table, in Spanish',
  async () => {
    await owner.opens('/desk/many');
    await owner.clicks('button', 'Español');
    await owner.seesHeading('Agregar muchos lugares a la vez');
    await choosesTable(TABLE);
    await owner.tabsTo('¿Para qué lista?');
    await owner.presses('c', 'o', 'm', 'i', 'd', 'a', 'Tab');
    await owner.tabsTo('Ver el archivo');
    expect((await owner.focused()).visible).toBe(true);
    await owner.presses('Enter');
    await owner.sees('4 filas en el archivo. Puede agregar 2.');
    await looks(owner, 'desk-many-spanish');
    await owner.tabsTo('Guardar 2 filas para revisar');
    await owner.presses('Enter');
    await owner.sees('Abajo puede ver 2 filas.');
    await owner.tabsTo('Publicar 2 filas');
    await owner.presses('Enter');
    await owner.sees('Publicado.');
    expect(await publicNames()).toContain('Riverside Café Pantry');
    await owner.tabsTo('Quitarlas de la lista');
    await owner.presses('Enter');
    await owner.sees('Quitadas de la lista.');
    expect(await publicNames()).not.toContain('Riverside Café Pantry');
  },
);

onWebsite('DSK a file that is no table is refused with what to do', async () => {
  await owner.opens('/desk/many');
  await owner.clicks('button', 'English');
  await choosesTable(['%PDF-1.7', '\x00\x01\x02']);
  await owner.clicks('button', 'Look at the file');
  await owner.sees('Choose a list and a file first.');
  await owner.selects('For which list?', 'food');
  await owner.clicks('button', 'Look at the file');
  await owner.sees('This is not a table we can read. Save it as .xlsx or .csv and try again.');
});

onWebsite('DSK the places of a search are saved for Excel, and an import knows them', async () => {
  await owner.opens('/desk?view=all&list=food&text=jfs+food');
  await owner.sees('Save these places as a table');
  const { page } = owner.window as ChromiumWindow;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    owner.clicks('button', 'Excel'),
  ]);
  expect(download.suggestedFilename()).toBe('places.xlsx');
  await owner.clicks('link', 'Many at once');
  await owner.until(
    () => document.querySelector('select option[value=food]') !== null,
    'the lists',
  );
  await page.setInputFiles('input[type=file]', await download.path());
  await owner.selects('For which list?', 'food');
  await owner.clicks('button', 'Look at the file');
  await owner.sees('1 row in the file. You can add 0 of them.');
  await owner.sees('The same place');
  await looks(owner, 'desk-many-known');
});
