import type {
  ImportFailure,
  ImportLikeness,
  ImportProblem,
  ImportRepair,
} from '../generated/bindings';

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** The sentences around tables that staff bring, loaded with that screen. */
export const imports = {
  title: 'Add many places at once',
  text: 'Choose a table from Excel, Google Sheets or another list (.xlsx or .csv). We show you every mistake before anything is saved. Nothing is public until you publish it.',
  list: 'For which list?',
  origin: 'Where is it from?',
  originHint: 'For example: Essex County, list of November 2026',
  file: 'The file',
  look: 'Look at the file',
  looking: 'We read the file. This can take a minute.',
  noFile: 'Choose a list and a file first.',
  tooLarge: 'The file is too big. It may have 2 MB.',
  badRequest: 'This did not work. Look at the file again.',
  failures: {
    'not-a-table': 'This is not a table we can read. Save it as .xlsx or .csv and try again.',
    'old-excel':
      'This is an old Excel file (.xls), or it has a password. Save it as .xlsx without a password.',
    'too-large': 'This table is too big. A list may have 20,000 rows and 40 columns.',
    'open-quote':
      'A quotation mark (") is opened and never closed. Save the table as .xlsx instead.',
    'no-rows': 'There is no row below the first line. The first line must name the columns.',
  } satisfies Record<ImportFailure, string>,

  found: 'What we found',
  summary: (all: number, good: number) => `${rows(all)} in the file. You can add ${good} of them.`,
  columns: 'Columns',
  columnsText: 'Check what each column is. We remember it for the next file.',
  header: 'In your file, with the first entry',
  field: 'On our list',
  leftOut: 'Leave it out',
  again: 'Look again',

  repairs: 'What we put right',
  repair: {
    encoding: 'Letters with accents',
    separator: 'Columns',
    zeros: 'Zeros at the start of ZIP codes',
    date: 'Dates',
    phone: 'Phone numbers',
    characters: 'Broken letters',
    county: 'Names of counties',
  } satisfies Record<ImportRepair, string>,
  cells: (count: number) => (count === 1 ? 'in 1 cell' : `in ${count} cells`),
  wholeFile: (before: string) => `in the whole file (${before})`,

  mistakes: (count: number) => (count === 1 ? '1 mistake' : `${count} mistakes`),
  mistakesText:
    'Rows with a mistake stay out. Put them right in your file and look at it again, or add the other rows now.',
  cell: 'Cell',
  what: 'What is wrong',
  is: 'It says',
  more: (shown: number) => `These are the first ${shown}.`,
  problem: {
    'name-missing': 'The name is missing',
    'name-is-number': 'The name has no letters',
    'too-long': 'Too long. 2,000 characters fit',
    'control-character': 'A character that no screen can show',
    'lost-character': 'A letter was lost when the file was saved',
    markup: 'Code of a web page',
    'formula-error': "The table's own error",
    'rounded-number': 'The table rounded the number. Set the column to "Text" and type it again',
    'not-a-date': 'Not a date. Write month/day/year',
    'future-date': 'This date is in the future',
    phone: 'A phone number has 10 digits',
    zip: 'A ZIP code has 5 digits',
    county: 'Not a county of New Jersey',
    website: 'Not a web address',
    'hours-number': 'The table made a number of the hours',
    'cell-count': 'More cells than columns',
    'header-again': 'The first line again',
    twice: 'The same place is in the file twice',
  } satisfies Record<ImportProblem, string>,

  duplicates: (count: number) => `${rows(count)} we know already`,
  duplicatesText: 'These rows stay out. Check a row to add it anyway.',
  row: 'Row',
  here: 'In your file',
  there: 'On our list',
  why: 'Why',
  likeness: {
    same: 'The same place',
    removed: "Taken off the list at the desk. It can't be added again here",
    phone: 'Same phone number',
    address: 'Same address',
    name: 'Nearly the same name',
  } satisfies Record<ImportLikeness, string>,
  alsoRow: (row: number) => `Add row ${row} anyway`,
  bring: (count: number) => `Keep ${rows(count)} to check`,
  nothingToAdd: 'There is no row to add.',
  brought: (count: number) => `You can look at ${rows(count)} below. Nothing is public yet.`,

  tables: 'Tables so far',
  noTables: 'There is none.',
  tableLine: (list: string, who: string, when: string) => `For ${list}. From ${who}, ${when}`,
  waiting: (count: number) => `To check: ${rows(count)}`,
  published: (count: number) => `On the list: ${rows(count)}`,
  see: 'See the rows',
  seeFirst: (count: number) => `These are the first ${count}.`,
  publish: (count: number) => `Publish ${rows(count)}`,
  withdraw: 'Take them off the list again',
  putAway: 'Put away',
  publishDone: 'Published. Everyone can see the places now.',
  withdrawDone: 'Taken off the list. Places that you changed since stay.',
  putAwayDone: 'Put away.',
  meanwhile: 'Another person was faster. Here is how it is now.',
};

/** A language that lacks a sentence does not compile. */
export type ImportWords = typeof imports;
