import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../backend/Backend';
import type { Desk } from '../../backend/Desk';
import type { DeskImport, ImportReport } from '../../generated/bindings';
import { renderAtDesk, speaks } from '../../test/renderAtDesk';
import ImportsScreen from './ImportsScreen';

afterEach(cleanup);

const REPORT: ImportReport = {
  failure: null,
  failureLine: null,
  failureFile: '',
  columns: [
    { header: 'Agency', field: 'name', sample: 'Riverside Pantry', near: '' },
    { header: 'Twon', field: '', sample: 'Newark', near: 'city' },
  ],
  fields: ['name', 'city', 'phone'],
  rows: 4,
  good: 2,
  mistakes: [{ cell: 'D3', header: 'Tel.', problem: 'phone', text: '555-0100' }],
  mistakesTotal: 1,
  repairs: [{ repair: 'zeros', count: 3, cell: 'F2', before: '7102', after: '07102' }],
  changes: [],
  changesTotal: 0,
  unchanged: 0,
  duplicates: [
    {
      row: 4,
      here: 'JFS Pantry',
      there: 'JFS Food Pantry',
      place: 'p1',
      above: null,
      likeness: 'phone',
      hasMistake: false,
      before: { phone: '973-555-0100' },
      after: { phone: '973-555-0155' },
    },
    {
      row: 5,
      here: 'Old Pantry',
      there: 'Old Pantry',
      place: 'p2',
      above: null,
      likeness: 'removed',
      hasMistake: false,
      before: {},
      after: {},
    },
  ],
  terms: [],
  only: '',
  unsorted: false,
  missing: [],
  doubts: [{ cell: 'H4', header: 'Hours', doubt: 'hours-unread', text: 'Mon 9-8 am', near: '' }],
  doubtsTotal: 1,
};

const TABLE: DeskImport = {
  id: 'i1',
  version: 3,
  list: 'food',
  origin: 'Essex County',
  who: 'Olga',
  at: 0,
  waiting: 3,
  published: 0,
  changes: 0,
  changed: 0,
  left: [],
  asked: [],
  already: 0,
  nothingNew: false,
  dropped: 0,
  handedOn: 0,
};

function shows(parts: Partial<Desk>) {
  renderAtDesk(<ImportsScreen />, {
    imports: () => Promise.resolve([]),
    queue: () =>
      Promise.resolve({ items: [], total: 0, lists: ['clothing', 'food'], suggestions: 0 }),
    ...parts,
  });
}

async function looksAtTheFile() {
  fireEvent.change(await screen.findByLabelText('For which list?'), { target: { value: 'food' } });
  const file = new File(['Agency;Town'], 'places.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('The file'), { target: { files: [file] } });
  press('Look at the file');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('everything that was found is said, and known rows come along when a person checks them', async () => {
  const bring = vi.fn<Desk['bring']>(() => Promise.resolve(TABLE));
  shows({ lookAt: () => Promise.resolve(REPORT), bring });
  await looksAtTheFile();
  await screen.findByText('4 rows in the file. You can add 2 of them.');
  screen.getByText('A phone number has 10 digits');
  screen.getByText('F2: 7102 → 07102');
  expect(screen.queryByLabelText('Add row 5 anyway'), 'what staff took off stays off').toBeNull();
  fireEvent.click(screen.getByLabelText('Add row 4 anyway'));
  press('Keep 3 rows to check');
  await screen.findByText('You can look at 3 rows below. Nothing is public yet.');
  expect(bring.mock.lastCall?.[0]).toMatchObject({
    list: 'food',
    columns: ['name', ''],
    also: [4],
    change: [],
  });
});

test('a row that looks known changes its place when a person says so, and is not added too', async () => {
  const bring = vi.fn<Desk['bring']>(() => Promise.resolve(TABLE));
  shows({ lookAt: () => Promise.resolve(REPORT), bring });
  await looksAtTheFile();
  fireEvent.click(await screen.findByLabelText('Add row 4 anyway'));
  const change = screen.getByLabelText<HTMLInputElement>('Change this place by row 4');
  expect(change.closest('td')?.textContent).toContain('973-555-0155');
  fireEvent.click(change);
  expect(screen.getByLabelText<HTMLInputElement>('Add row 4 anyway').checked).toBe(false);
  expect(screen.queryByLabelText('Change this place by row 5')).toBeNull();
  await speaks('es');
  await screen.findByLabelText('Cambiar este lugar según la fila 4');
  press('Guardar 3 filas para revisar');
  await waitFor(() => expect(bring).toHaveBeenCalled());
  expect(bring.mock.lastCall?.[0]).toMatchObject({ also: [], change: [4] });
});

test('sheets that were not read are told at the top, and rows that say nothing new are counted', async () => {
  const sheets: ImportReport['repairs'][number] = {
    repair: 'sheets',
    count: 2,
    cell: '',
    before: 'Essex',
    after: 'Union, Ocean',
  };
  const titles: typeof sheets = { ...sheets, repair: 'titles', cell: 'A1', before: 'Pantries' };
  const report = { ...REPORT, repairs: [titles, sheets], unchanged: 12 };
  shows({ lookAt: () => Promise.resolve(report) });
  await looksAtTheFile();
  const line = await screen.findByText(/We read only “Essex”\. We did not read 2 others/);
  expect(line.textContent).toContain('Save each other sheet as its own file and bring it too.');
  expect(line.previousElementSibling?.textContent).toBe('What we found');
  screen.getByText('12 rows say the same as our list.');
  expect(
    screen.getByText('Rows above the headings, left out').parentElement?.textContent,
  ).toContain('2 rowsA1: Pantries');
  expect(screen.queryByText('More than one sheet'), 'it is said once').toBeNull();
});

test('the column of ids has a name in the language of the desk', async () => {
  const columns = [{ header: 'id', field: 'id', sample: 'p1', near: '' }, ...REPORT.columns];
  const fields = [...REPORT.fields, 'id'];
  shows({ lookAt: () => Promise.resolve({ ...REPORT, columns, fields }) });
  await looksAtTheFile();
  const choice = await screen.findByLabelText<HTMLSelectElement>('id');
  expect(choice.selectedOptions[0]?.textContent).toBe('ID of the place');
  await speaks('es');
  await waitFor(() => expect(choice.selectedOptions[0]?.textContent).toBe('ID del lugar'));
});

test('two rows of the file that look the same are told with both their rows', async () => {
  const [first] = REPORT.duplicates;
  if (!first) throw new Error('the report has duplicates');
  const twice = { ...first, row: 7, there: 'JFS Pantry Newark', place: '', above: 3 };
  shows({ lookAt: () => Promise.resolve({ ...REPORT, duplicates: [first, twice] }) });
  await looksAtTheFile();
  const row = (await screen.findByLabelText('Add row 7 anyway')).closest('tr');
  expect(row?.textContent).toContain('Row 3 of your file: JFS Pantry Newark');
  const known = screen.getByLabelText('Add row 4 anyway').closest('tr');
  expect(known?.textContent).toContain('On our list: JFS Food Pantry');
});

test.each(['en', 'es'] as const)(
  'a column without a heading has its letter as its name, in %s',
  async (language) => {
    const columns = [...REPORT.columns, { header: '', field: '', sample: '07102', near: '' }];
    shows({ lookAt: () => Promise.resolve({ ...REPORT, columns }) });
    await looksAtTheFile();
    await screen.findByLabelText('Twon');
    await speaks(language);
    const name = language === 'es' ? 'Columna C' : 'Column C';
    const choice = screen.getByRole('combobox', { name });
    expect(choice.closest('tr')?.querySelector('th')?.textContent).toContain(name);
    expect(document.body.textContent).toContain(`Twon, ${name}.`);
  },
);

test.each([
  ['en', 'the operator, by a command'],
  ['es', 'el operador, por un comando'],
] as const)('a table that a command brought says so in words, in %s', async (language, words) => {
  shows({ imports: () => Promise.resolve([{ ...TABLE, who: 'command' }]) });
  await screen.findByText(/^For .*From/);
  await speaks(language);
  const line = await screen.findByText((text) => text.includes(words));
  expect(line.textContent).not.toMatch(/From command|De el/);
});

test('another column is chosen before the rows are kept', async () => {
  const lookAt = vi.fn<Desk['lookAt']>(() => Promise.resolve(REPORT));
  shows({ lookAt });
  await looksAtTheFile();
  fireEvent.change(await screen.findByLabelText('Twon'), { target: { value: 'name' } });
  press('Look again');
  await waitFor(() => expect(lookAt).toHaveBeenCalledTimes(2));
  expect(lookAt.mock.lastCall?.[0].columns, 'one column fills a field').toEqual(['', 'name']);
});

test('the services of a package are chosen by what it sorts them by', async () => {
  const terms = [{ id: 't1', name: 'Food pantry', count: 7 }];
  const lookAt = vi.fn<Desk['lookAt']>(() => Promise.resolve({ ...REPORT, terms }));
  shows({ lookAt });
  await looksAtTheFile();
  fireEvent.change(await screen.findByLabelText('Which services of the file?'), {
    target: { value: 't1' },
  });
  await waitFor(() => expect(lookAt).toHaveBeenCalledTimes(2));
  expect(lookAt.mock.lastCall?.[0]).toMatchObject({ only: 't1', columns: null });
});

test('rows that wait are published by the version that was seen', async () => {
  const publishRows = vi.fn<Desk['publishRows']>(() =>
    Promise.reject(new BackendError('not-found')),
  );
  shows({ imports: () => Promise.resolve([TABLE]), publishRows });
  fireEvent.click(await screen.findByRole('button', { name: 'Publish 3 rows' }));
  await screen.findByText('Another person was faster. Here is how it is now.');
  expect(publishRows).toHaveBeenCalledWith(TABLE);
});

test('a row that looks like a place that came since is asked about before it is published', async () => {
  const asked = [{ here: 'Sierra Homeless Shelter', there: 'Sierra Shelter' }];
  let now: DeskImport = TABLE;
  const publishRows = vi.fn<Desk['publishRows']>(() => {
    now = { ...TABLE, version: TABLE.version + 1, waiting: 1, asked };
    return Promise.resolve(now);
  });
  shows({ imports: () => Promise.resolve([now]), publishRows });
  fireEvent.click(await screen.findByRole('button', { name: 'Publish 3 rows' }));
  await screen.findByText(/1 row may be on the list already/);
  await screen.findByRole('cell', { name: 'Sierra Shelter' });
  publishRows.mockImplementation(() => Promise.resolve({ ...now, waiting: 0, asked: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Publish 1 row anyway' }));
  await screen.findByText('It is published. Now everyone can see the places.');
  expect(publishRows.mock.lastCall?.[0]).toMatchObject({ version: TABLE.version + 1 });
});

test('changes alone are published and taken back in one act, and a place that stays is named', async () => {
  const waits = { ...TABLE, waiting: 0, published: 0, changes: 2 };
  const done = { ...waits, changes: 0, changed: 1 };
  let now: DeskImport = waits;
  const publishRows = () => {
    now = done;
    return Promise.resolve({ ...done, left: ['Hope Pantry'] });
  };
  const withdrawRows = () => {
    now = waits;
    return Promise.resolve(waits);
  };
  shows({ imports: () => Promise.resolve([now]), publishRows, withdrawRows });
  await screen.findByText(/^2 changes wait/);
  press('Publish all of it');
  await screen.findByText(/Someone changed them since: Hope Pantry\./);
  await screen.findByText('1 place was changed');
  press('Take it back');
  await screen.findByText('Taken back. It waits here again.');
});

test('of thousands of places that stay the first are named, and the others are counted', async () => {
  const waits = { ...TABLE, waiting: 0, published: 0, changes: 25 };
  const left = Array.from({ length: 25 }, (_, at) => `Place ${at}`);
  shows({
    imports: () => Promise.resolve([waits]),
    publishRows: () => Promise.resolve({ ...waits, left }),
  });
  await screen.findByText(/^25 changes wait/);
  press('Publish all of it');
  await screen.findByText(/Place 0; Place 1; .*Place 19; 5 others\./);
});

test('a file that is no table is refused with what to do', async () => {
  shows({ lookAt: () => Promise.resolve({ ...REPORT, failure: 'old-excel' }) });
  await looksAtTheFile();
  await screen.findByText(/This is an old Excel file/);
  expect(screen.queryByText('What we found')).toBeNull();
});

test('a quote that is not closed is told with its line, and in a package with its file', async () => {
  const failed: ImportReport = { ...REPORT, failure: 'open-quote', failureLine: 14 };
  const lookAt = vi.fn<Desk['lookAt']>(() => Promise.resolve(failed));
  shows({ lookAt });
  await looksAtTheFile();
  await screen.findByText(/is opened and not closed.*It begins in line 14 of the file\./);
  lookAt.mockResolvedValue({ ...failed, failureFile: 'services.csv' });
  press('Look at the file');
  await screen.findByText(/It begins in line 14 of services\.csv\./);
});

test('a list that only staff see yet has its title', async () => {
  const lists = [{ name: 'free-phones', en: 'Free phones', es: 'Teléfonos', isHidden: true }];
  renderAtDesk(
    <ImportsScreen />,
    {
      imports: () => Promise.resolve([]),
      queue: () => Promise.resolve({ items: [], total: 0, lists: ['free-phones'], suggestions: 0 }),
    },
    lists,
  );
  await screen.findByRole('option', { name: 'Free phones' });
});

test('a column that is not used, a cell to look at and services that no term sorts are told before anything is kept', async () => {
  shows({ lookAt: () => Promise.resolve({ ...REPORT, unsorted: true }) });
  await looksAtTheFile();
  await screen.findByText('We leave out this column: Twon.');
  screen.getByText('Look at 1 cell');
  screen.getByText(/People will see "call first"/);
  screen.getByText(/does not sort its services by terms/);
});

test('misspelled headings and towns are told with the nearest, and a faulty row that is known has no box', async () => {
  const [first] = REPORT.duplicates;
  if (!first) throw new Error('the report has duplicates');
  const town: ImportReport['doubts'][number] = {
    cell: 'B2',
    header: 'Twon',
    doubt: 'town-misspelled',
    text: 'Trentn',
    near: 'Trenton',
  };
  const duplicates = [{ ...first, hasMistake: true }];
  shows({ lookAt: () => Promise.resolve({ ...REPORT, doubts: [town], duplicates }) });
  await looksAtTheFile();
  await screen.findByText('We know no such town. Is it misspelled? Do you mean Trenton?');
  screen.getByText('Do you mean City?');
  screen.getByText('This row also has a mistake');
  expect(screen.queryByLabelText('Add row 4 anyway')).toBeNull();
});

test('a package without a service for the list says so', async () => {
  const terms = [{ id: 't1', name: 'Food pantry', count: 7 }];
  shows({ lookAt: () => Promise.resolve({ ...REPORT, terms, rows: 0, good: 0 }) });
  await looksAtTheFile();
  await screen.findByText(/No service of this file is marked for this list/);
});

test('places that are known by their id change and are not added again', async () => {
  const change = {
    row: 7,
    place: 'p1',
    name: 'Hope Pantry',
    before: { phone: '973-555-0100' },
    after: { phone: '973-555-0199' },
  };
  const bring = vi.fn<Desk['bring']>(() => Promise.resolve({ ...TABLE, waiting: 0, changes: 1 }));
  const report = { ...REPORT, good: 0, duplicates: [], changes: [change], changesTotal: 1 };
  shows({ lookAt: () => Promise.resolve(report), bring });
  await looksAtTheFile();
  await screen.findByText('1 place of our list changes');
  screen.getByRole('cell', { name: '973-555-0199' });
  press('Keep 1 row to check');
  await screen.findByText('1 change waits under "Suggestions". Nothing is public yet.');
});

test.each([
  [{ nothingNew: true, already: 2 }, 'Look for the table "Essex County" below.'],
  [{ nothingNew: true, already: 2, origin: '' }, 'Look for the table "Food" below.'],
  [{ nothingNew: true, already: 1, id: '' }, 'This change waits. Look under "Suggestions".'],
  [{ waiting: 1, already: 2 }, '2 more changes were here before.'],
])('of changes that wait already it is said where: %j', async (kept, said) => {
  const bring = vi.fn<Desk['bring']>(() => Promise.resolve({ ...TABLE, ...kept }));
  shows({ lookAt: () => Promise.resolve(REPORT), bring });
  await looksAtTheFile();
  fireEvent.click(await screen.findByRole('button', { name: /^Keep/ }));
  const line = await screen.findByText((text) => text.includes(said));
  const isSaidToBeKept = line.textContent.includes('You can look at');
  expect(isSaidToBeKept).toBe(!('nothingNew' in kept));
});

test('of thousands of places that change the first are listed, and all are counted and kept', async () => {
  const text = { before: { notes: 'N/A' }, after: { notes: 'Bring a bag' } };
  const changes = ['p1', 'p2'].map((place, row) => ({ row, place, name: place, ...text }));
  const report = { ...REPORT, good: 0, duplicates: [], changes, changesTotal: 5000 };
  shows({ lookAt: () => Promise.resolve(report) });
  await looksAtTheFile();
  await screen.findByText('5000 places of our list change');
  screen.getByText(/These are the first 2\./);
  screen.getByRole('button', { name: 'Keep 5000 rows to check' });
});

test('lists are chosen by their titles, in the order of these', async () => {
  const lists = [{ name: 'aaa', en: 'Zebra crossings', es: 'Pasos', isHidden: false }];
  const found = { items: [], total: 0, lists: ['aaa', 'food', 'housing'], suggestions: 0 };
  renderAtDesk(
    <ImportsScreen />,
    { imports: () => Promise.resolve([]), queue: () => Promise.resolve(found) },
    lists,
  );
  await screen.findByRole('option', { name: 'Food' });
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['', 'Food', 'Shelter', 'Zebra crossings']);
});

test('rows that could not be kept are told beside their button, which keeps the focus', async () => {
  const bring = () => Promise.reject(new BackendError('network-request-failed'));
  shows({ lookAt: () => Promise.resolve(REPORT), bring });
  await looksAtTheFile();
  await screen.findByText('4 rows in the file. You can add 2 of them.');
  const found = within(screen.getByRole('region', { name: 'What we found' }));
  const keep = found.getByRole('button', { name: 'Keep 2 rows to check' });
  keep.focus();
  fireEvent.click(keep);
  await found.findByText('There is no connection right now. Please try again.');
  expect(document.activeElement).toBe(keep);
  await speaks('es');
  await found.findByText('No hay conexión en este momento. Intente otra vez.');
});

test('a table that could not be published leaves the focus at its button', async () => {
  const publishRows = () => Promise.reject(new BackendError('network-request-failed'));
  shows({ imports: () => Promise.resolve([TABLE]), publishRows });
  const button = await screen.findByRole('button', { name: 'Publish 3 rows' });
  const scrolled = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = scrolled;
  button.focus();
  fireEvent.click(button);
  const line = await screen.findByText('There is no connection right now. Please try again.');
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([line]));
  expect(document.activeElement).toBe(button);
});

test('what was found in a file is told in the language of the desk', async () => {
  shows({ lookAt: () => Promise.resolve(REPORT) });
  await looksAtTheFile();
  await screen.findByText('4 rows in the file. You can add 2 of them.');
  await speaks('es');
  await screen.findByText('4 filas en el archivo. Puede agregar 2.');
});

test('a file and a column that a package does not have are named with the one that may be meant', async () => {
  const missing = [
    { file: 'schedules.csv', column: '', near: '' },
    { file: 'phones.csv', column: 'number', near: 'phone_number' },
  ];
  shows({ lookAt: () => Promise.resolve({ ...REPORT, missing }) });
  await looksAtTheFile();
  await screen.findByText('There is no schedules.csv.');
  screen.getByText('phones.csv has no column “number”. Do you mean phone_number?');
});

test('a file of a package that cannot be read is named', async () => {
  const failure = { failure: 'not-a-table', failureFile: 'phones.csv' } as const;
  shows({ lookAt: () => Promise.resolve({ ...REPORT, ...failure }) });
  await looksAtTheFile();
  await screen.findByText(/The file is phones\.csv\./);
});
