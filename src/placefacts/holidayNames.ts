import { easter } from './holidays';
import { addDays, dayOfMonth, monthOf, weekdayOf } from './wallDate';

/** When a holiday is: on a date, on the weekday of a month that falls on one of seven days, or days after Easter Sunday. */
export type Holiday =
  | { date: string }
  | { month: number | null; weekday: number; first: number }
  | { afterEaster: number };

/** How far ahead a holiday is looked for, in days: each comes again within a year, Easter a month later at most. */
const AHEAD = 400;
const WEEK = 7;

/** Names without accents, divided by "|". */
const NAMES: readonly (readonly [Holiday, string])[] = [
  [
    { date: '01-01' },
    'new years day|new year day|new years|dia de ano nuevo|ano nuevo|dia de ano novo|ano novo|premye janvye',
  ],
  [{ month: 1, weekday: 1, first: 15 }, 'martin luther king day|mlk day|dia de martin luther king'],
  [
    { month: 2, weekday: 1, first: 15 },
    'presidents day|dia de los presidentes|dia dos presidentes',
  ],
  [{ afterEaster: -2 }, 'good friday|viernes santo|sexta feira santa|vandredi sen'],
  [{ afterEaster: 0 }, 'easter sunday|easter|domingo de pascua|domingo de pascoa|dimanch pak'],
  [{ month: 5, weekday: 1, first: 25 }, 'memorial day|dia de los caidos'],
  [{ date: '06-19' }, 'juneteenth'],
  [
    { date: '07-04' },
    'independence day|4th of july|fourth of july|july 4th|july 4|4 de julio|cuatro de julio|4 de julho|dia de la independencia|dia da independencia|4 jiye',
  ],
  [{ month: 9, weekday: 1, first: 1 }, 'labor day|labour day'],
  [{ month: 10, weekday: 1, first: 8 }, 'columbus day|indigenous peoples day|dia de la raza'],
  [{ month: 11, weekday: 2, first: 2 }, 'election day|dia de las elecciones|dia de elecciones'],
  [{ date: '11-11' }, 'veterans day|dia de los veteranos'],
  [
    { month: 11, weekday: 4, first: 22 },
    'thanksgiving day|thanksgiving|dia de accion de gracias|accion de gracias|dia de acao de gracas|acao de gracas|aksyon de gras',
  ],
  [{ month: 11, weekday: 5, first: 23 }, 'day after thanksgiving|black friday'],
  [{ date: '12-24' }, 'christmas eve|xmas eve|nochebuena|vispera de navidad|vespera de natal'],
  [
    { date: '12-25' },
    'christmas day|xmas day|dia de navidad|dia de natal|jou nwel|christmas|xmas|navidad|natal|nwel',
  ],
  [
    { date: '12-31' },
    'new years eve|new year eve|nochevieja|vispera de ano nuevo|vespera de ano novo',
  ],
];

/** Each name with its words. */
const PARTS = NAMES.flatMap(([holiday, names]) =>
  names.split('|').map((name) => ({ holiday, name, parts: name.split(' ') })),
);

/** Names that are a day only where that is said: what is given away "for Christmas" is given before it. */
const GIVEN: readonly string[] = [
  'thanksgiving',
  'easter',
  'christmas',
  'xmas',
  'navidad',
  'natal',
  'nwel',
  'veterans day',
];
/** What stands before such a name where it is a day. */
const ON: readonly string[] = [
  'on',
  'open',
  'opened',
  'this',
  'abierta',
  'abiertas',
  'abierto',
  'abiertos',
  'aberta',
  'aberto',
  'en',
  'el',
  'no',
  'nan',
  'louvri',
];
/** What stands behind it where it is a day. */
const MEALS: readonly string[] = ['breakfast', 'brunch', 'dinner', 'lunch', 'meal'];
/** The names that are usually a day, unless something stands beside them that is given before it or that is called so. */
const USUAL: readonly string[] = ['thanksgiving', 'easter', 'veterans day'];
const BEFOREHAND: readonly string[] = [
  'assistance',
  'basket',
  'baskets',
  'box',
  'boxes',
  'center',
  'centre',
  'clinic',
  'drive',
  'food',
  'gift',
  'gifts',
  'giveaway',
  'help',
  'program',
  'seals',
  'shelter',
  'toys',
  'turkey',
  'turkeys',
  'meals',
];

/**
 * The holiday that the next words name, and how many words name it. `before` is the word before them.
 * place-facts/src/search/holidays.rs does the same.
 */
export function holidayNamed(
  words: readonly string[],
  before: string | undefined,
): { holiday: Holiday; length: number } | null {
  const begun = PARTS.filter(({ parts }) => parts.every((part, at) => words[at] === part));
  const [longest] = begun.sort((a, b) => b.parts.length - a.parts.length);
  if (!longest) return null;
  const { holiday, name, parts } = longest;
  return isDay(name, before, words[parts.length]) ? { holiday, length: parts.length } : null;
}

function isDay(name: string, before: string | undefined, next: string | undefined): boolean {
  if (!GIVEN.includes(name)) return true;
  const isOn = before !== undefined && ON.includes(before);
  const isGiven = next !== undefined && BEFOREHAND.includes(next);
  const isUsual = USUAL.includes(name) && before !== 'for' && !isGiven;
  return isOn || isUsual || (next !== undefined && MEALS.includes(next));
}

/** The next day on which a holiday is, this one included. */
export function nextDayOf(holiday: Holiday, today: string): string {
  for (let ahead = 0; ahead < AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    if (isOn(holiday, day)) return day;
  }
  return today;
}

function isOn(holiday: Holiday, day: string): boolean {
  if ('date' in holiday) return day.slice(5) === holiday.date;
  if ('afterEaster' in holiday)
    return day === addDays(easter(Number(day.slice(0, 4))), holiday.afterEaster);
  const { month, weekday, first } = holiday;
  const after = dayOfMonth(day) - first;
  const isMonth = month === null || monthOf(day) === month;
  return isMonth && weekdayOf(day) === weekday && after >= 0 && after < WEEK;
}
