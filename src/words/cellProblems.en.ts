import type { ImportProblem } from '../generated/bindings';

/** What is wrong with a cell of a table, or with a field of a form. */
export const cellProblems = {
  'name-missing': 'The name is missing',
  'name-is-number': 'The name has no letters',
  'too-long': 'Too long. 2,000 characters fit',
  'control-character': 'A character that no screen can show',
  'lost-character': 'A letter was lost when the file was saved',
  markup: 'Code of a web page. Leave out the signs < and >',
  formula: 'A formula. Write its result',
  'formula-error': "The table's own error",
  'rounded-number': 'The table rounded the number. Set the column to "Text" and type it again',
  'not-a-date': 'Not a date. Write month/day/year',
  'future-date': 'This date is in the future',
  phone: 'A phone number has 10 digits',
  zip: 'A ZIP code has 5 digits. In New Jersey it begins with 07 or 08',
  'phone-impossible':
    'No place has this number. The first and the fourth digit are 2 to 9. Of short numbers only 211, 311, 511, 711, 811 and 988 fit. Check the number',
  'zip-impossible': 'No place has this ZIP code. Check the address',
  'zip-elsewhere':
    'ZIP codes of New Jersey begin with 07 or 08. If the place is in another state, write the state behind the town: Philadelphia, PA',
  county: 'Not a county of New Jersey',
  website: 'Not a web address that everyone can open',
  'hours-number': 'The table made a number of the hours',
  'time-impossible': 'There is no such time. Write times such as 9 am-5:30 pm',
  'cell-count': 'More cells than columns',
  'header-again': 'The first line again',
  twice: 'The same place is in the file twice',
  'id-missing': 'The id is missing',
  'id-twice': 'This id is there twice',
  'link-nowhere': 'The file has nothing with this id',
  'not-active': 'The service is closed',
  'id-unknown':
    'We know no place with this ID. Copy it from a new table of ours, or leave the cell empty to add the place',
  'crossed-out': 'This text is crossed out. Delete it, or take the line away',
  'no-place': 'A total or a heading, not a place. Delete this row',
  'made-by-spreadsheet':
    'Only a date, a number or TRUE. Your table may have changed the text. Set the column to "Text" and type it again',
} satisfies Record<ImportProblem, string>;

export type CellProblems = typeof cellProblems;
