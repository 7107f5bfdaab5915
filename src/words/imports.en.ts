import type {
  ImportDoubt,
  ImportFailure,
  ImportLikeness,
  ImportRepair,
} from '../generated/bindings';
import { cellProblems } from './cellProblems.en';
import { said } from './said';

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** The sentences for tables that staff upload, loaded with that screen. */
export const imports = {
  title: 'Add many places at once',
  text: 'Choose a table from Excel, Google Sheets or another list (.xlsx or .csv). You can also choose HSDS data of another directory (.zip or .json). We show you every mistake before we save it. Nothing is public until you publish it.',
  list: 'For which list?',
  origin: 'Where is it from?',
  originHint: 'Such as the Essex County list of May 2026',
  originText: 'A row that names its own source keeps it.',
  file: 'The file',
  look: 'Look at the file',
  looking: 'We read the file. This can take a minute.',
  noFile: 'Choose a list and a file first.',
  tooLarge: 'The file is too big. It may have 6 MB.',
  badRequest: 'This did not work. Look at the file again.',
  failures: {
    'not-a-table': 'This is not a table we can read. Save it as .xlsx or .csv and try again.',
    'old-excel':
      'This is an old Excel file (.xls), or it has a password. Save it as .xlsx without a password.',
    'too-large': 'This table is too big. A list may have 20,000 rows and 40 columns.',
    'open-quote':
      'A quotation mark (") is opened and not closed, or text follows it. Save the table as .xlsx instead.',
    'no-rows': 'There is no row below the first line. The first line must name the columns.',
    'not-a-package': 'We found no services in this file. HSDS data has a list of services.',
    'old-package':
      'This is HSDS 2 or older, with other files than HSDS 3. Ask the sender for HSDS 3, or save the places as one table.',
  } satisfies Record<ImportFailure, string>,
  failureFile: (file: string) => said`The file is ${file}.`,
  failureLine: (line: number, file: string) =>
    file ? said`It begins in line ${line} of ${file}.` : `It begins in line ${line} of the file.`,

  found: 'What we found',
  summary: (all: number, good: number) => `${rows(all)} in the file. You can add ${good} of them.`,
  services: 'Which services of the file?',
  allServices: 'All that fit this list',
  unsorted:
    "This file does not sort its services by terms. So all of them are here. Leave out the ones that don't fit this list.",
  noneForList:
    'No service of this file is marked for this list. Choose a kind of service above, or another list.',
  missing: 'Missing in your file',
  missingText:
    'This changes nothing on our list. Is a file lost, or does a column have a new name?',
  missingFile: (file: string) => said`There is no ${file}.`,
  missingColumn: (file: string, column: string) => said`${file} has no column “${column}”.`,
  columns: 'Columns',
  columnsText: 'Check what each column is. We remember it for the next file.',
  column: (letters: string) => `Column ${letters}`,
  header: 'In your file, with the first entry',
  field: 'On our list',
  leftOut: 'Leave it out',
  idOfPlace: 'ID of the place',
  again: 'Look again',
  unused: (count: number, names: string) =>
    count === 1
      ? said`We leave out this column: ${names}.`
      : said`We leave out these columns: ${names}.`,

  repairs: 'What we put right',
  repair: {
    encoding: 'Letters with accents',
    separator: 'Columns',
    zeros: 'Zeros at the start of ZIP codes',
    date: 'Dates',
    'date-order': 'Dates that can be read two ways. We read the month first',
    phone: 'Phone numbers',
    characters: 'Broken letters',
    county: 'Names of counties',
    state: 'The state, written behind the town',
    titles: 'Rows above the headings, left out',
    sheets: 'More than one sheet',
    'merged-cells': 'Merged cells. Each row got their text',
    'hidden-rows': 'Hidden rows, read like the others',
    'hidden-columns': 'Hidden columns, read like the others',
    'cell-notes': 'Notes on cells. We did not read them',
    'line-breaks': 'Lines in one cell. Now one line',
    'day-first': 'Dates with the day first, like others in their column',
    'other-phones': 'More phone numbers. We took one that people can call, and left these out',
    'other-addresses': 'More addresses. We took the one where people go, and left these out',
    'not-visited': 'Addresses for mail or online. No one goes there, so we left them out',
    'unread-files': "More data that we don't read:",
    'one-page': 'This is one page of several. Bring the other pages too:',
  } satisfies Record<ImportRepair, string>,
  cells: (count: number) => (count === 1 ? 'in 1 cell' : `in ${count} cells`),
  rowCount: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  columnCount: (count: number) => (count === 1 ? '1 column' : `${count} columns`),
  sheets: (read: string, left: string, count: number) =>
    count === 1
      ? said`We read only “${read}”. We did not read “${left}”.`
      : said`We read only “${read}”. We did not read ${count} others: ${left}.`,
  sheetsText: 'Save each other sheet as its own file and bring it too.',
  wholeFile: (before: string) => `in the whole file (${before})`,

  mistakes: (count: number) => (count === 1 ? '1 mistake' : `${count} mistakes`),
  mistakesText:
    'Rows with a mistake stay out. Put them right in your file and look at it again, or add the other rows now.',
  cell: 'Cell',
  what: 'What is wrong',
  is: 'It says',
  more: (shown: number) => said`These are the first ${shown}.`,
  problem: cellProblems,

  doubts: (count: number) => (count === 1 ? 'Look at 1 cell' : `Look at ${count} cells`),
  doubtsText: 'These may be right. A row without a mistake comes along as it is.',
  lookAt: 'Why to look at it',
  doubt: {
    'zip-elsewhere': 'New Jersey has no such ZIP code. Is the place outside of New Jersey?',
    'far-apart': 'The town, county and ZIP code are far from each other. Which one is right?',
    'state-elsewhere': 'This is another state. Is the place outside of New Jersey?',
    'same-address': 'Another place of this list has this address. Is it the same place?',
    'hours-unread': 'We can\'t read these hours. People will see "call first"',
    'hours-inexact': 'These hours don\'t say exactly when. People will see "call first"',
    'hours-contradict':
      'These hours say two things about one day. On that day people will see "call first"',
    'hours-closed': 'People will see that it is closed. Is that right?',
    'notes-closed': 'The notes say that it closed or moved. Is it still open here?',
    'maybe-heading': 'This may be a heading. Is it a place that people can reach?',
    'says-closed':
      'It says that the place closed, moved, merged or stopped. Is it still open here?',
    'hours-half': 'Is it morning or afternoon? Write 9 am-5 pm, or people will see "call first"',
    'town-misspelled': 'We know no such town. Is it misspelled?',
    'schedule-times':
      "The times in the file don't match this sentence. We kept the sentence. Which one is right?",
    'cells-missing': 'This row is short. It has no cell for these columns. Is a comma missing?',
    'merged-across': 'This cell goes over several columns. Only the first one got its text',
    'number-sign': 'Your table adds a sign to this number. We read it as you see it there',
    kept: "A table can't set this of a place we know. The buttons of the desk do that",
    'of-service':
      "A table can't say this. Ask the place and use the button at the desk. We left it out",
    'made-by-spreadsheet': 'Only a date, a number or TRUE. Did your table make it of another text?',
    'fax-number': "A fax number. People can't call it",
    'paid-number': 'People pay extra to call this number. Is it the right one?',
    'number-off': 'It says that this number does not work. Is there another one?',
    'text-number': 'This number seems to be for texts only. Can people call it?',
  } satisfies Record<ImportDoubt, string>,

  near: (name: string) => said`Do you mean ${name}?`,

  changes: (count: number) =>
    count === 1 ? '1 place of our list changes' : `${count} places of our list change`,
  changesText:
    'We know these places by their ID. They are not added again. The changes wait until you publish them, all at once or each one under "Suggestions".',
  unchanged: (count: number) =>
    count === 1 ? '1 row says the same as our list.' : `${count} rows say the same as our list.`,
  place: 'Place',
  change: 'What changes',

  duplicates: (count: number) =>
    `${rows(count)} that we know or that ${count === 1 ? 'looks' : 'look'} the same`,
  duplicatesText:
    'These rows stay out. Check a row to add it anyway. Check "Change this place" if it is that place and your file is right.',
  row: 'Row',
  here: 'In your file',
  there: 'It looks like',
  above: (row: number) => `Row ${row} of your file:`,
  onList: 'On our list:',
  why: 'Why',
  likeness: {
    same: 'The same place',
    removed: "Taken off the list at the desk. It can't be added again here",
    phone: 'Same phone number',
    address: 'Same address',
    name: 'Nearly the same name',
    'other-list': 'This place is on another list already',
  } satisfies Record<ImportLikeness, string>,
  hasMistake: 'This row also has a mistake',
  alsoRow: (row: number) => `Add row ${row} anyway`,
  changeIt: 'Change this place',
  changeRow: (row: number) => `Change this place by row ${row}`,
  bring: (count: number) => `Keep ${rows(count)} to check`,
  nothingToAdd: 'There is no row to add.',
  brought: (count: number, changes: number, already: number) =>
    [
      count > 0 && `You can look at ${rows(count)} below.`,
      changes === 1 && '1 change waits under "Suggestions".',
      changes > 1 && `${changes} changes wait under "Suggestions".`,
      already === 1 && '1 more change was here before. It still waits.',
      already > 1 && `${already} more changes were here before. They still wait.`,
      'Nothing is public yet.',
    ]
      .filter(Boolean)
      .join(' '),
  /** Of a file whose changes all wait in a table that was brought before. */
  alreadyIn: (table: string, count: number) =>
    `We kept nothing new. ${count === 1 ? 'This change waits' : 'These changes wait'} already. Look for the table "${table}" below.`,
  /** Of a file whose changes people suggested before. */
  alreadySuggested: (count: number) =>
    `We kept nothing new. ${count === 1 ? 'This change waits' : 'These changes wait'}. Look under "Suggestions".`,

  tables: 'Tables so far',
  noTables: 'There is none.',
  tableLine: (list: string, who: string, when: string) => said`For ${list}. From ${who}, ${when}`,
  waiting: (count: number) => `To check: ${rows(count)}`,
  published: (count: number) => `On the list: ${rows(count)}`,
  changesWait: (count: number) =>
    `${count === 1 ? '1 change waits' : `${count} changes wait`}. You see the old and the new text under "Suggestions".`,
  changed: (count: number) =>
    count === 1 ? '1 place was changed' : `${count} places were changed`,
  see: 'See the rows',
  seeFirst: (count: number) => said`These are the first ${count}.`,
  publish: (count: number) => `Publish ${rows(count)}`,
  /** Above rows that look like places that came meanwhile. */
  asked: (count: number): string =>
    count === 1
      ? 'This row looks like a place that came to the list since. Is it the same one? It stays here.'
      : 'These rows look like places that came to the list since. Are they the same? They stay here.',
  publishAnyway: (count: number) => `Publish ${rows(count)} anyway`,
  publishAll: 'Publish all of it',
  takeBack: 'Take it back',
  /** Places that somebody changed since. */
  left: (names: string) =>
    said`We left these places as they are. Someone changed them since: ${names}.`,
  /** Behind the first of many names. */
  others: (count: number) => (count === 1 ? '1 other' : `${count} others`),
  takeBackDone: 'Taken back. It waits here again.',
  withdraw: 'Take them off the list again',
  putAway: 'Put away',
  publishDone: 'It is published. Now everyone can see the places.',
  publishAsked: (count: number) =>
    `${rows(count)} may be on the list already. Look below before you publish ${count === 1 ? 'it' : 'them'}.`,
  withdrawDone: 'Taken off the list. Places that you changed since stay.',
  putAwayDone: 'Put away.',
  handedOn: (count: number) =>
    `Put away. ${count === 1 ? '1 change still waits' : `${count} changes still wait`}, because someone else brought ${count === 1 ? 'it' : 'them'} too. Look under "Suggestions".`,
  dropped: (count: number) =>
    `${rows(count)} came to the list from another table already. We added nothing twice.`,
  meanwhile: 'Another person was faster. Here is how it is now.',
};

/** A language that lacks a sentence does not compile. */
export type ImportWords = typeof imports;
