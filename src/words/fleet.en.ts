import type {
  KioskProblem,
  KioskState,
  PlaceUse,
  PrinterState,
  SettingName,
} from '../generated/bindings';
import { said } from './said';

/** The sentences of the two screens at the desk about kiosks and numbers. */
export const fleet = {
  title: 'Kiosks',
  none: 'There is no kiosk yet. An operator makes a code for one.',
  wrong: (count: number, all: number) => {
    if (all === 1) return count === 0 ? 'The kiosk is well.' : 'The kiosk needs a look.';
    return count === 0 ? `All ${all} kiosks are well.` : `${count} of ${all} kiosks need a look.`;
  },
  site: 'Site',
  kiosk: 'Kiosk',
  state: 'State',
  problems: 'What is wrong',
  heard: 'Last heard',
  version: 'Version',
  versions: (counts: string) => said`Versions: ${counts}.`,
  runs: (version: string, count: number) =>
    count === 1 ? `${version} on 1 kiosk` : `${version} on ${count} kiosks`,
  printer: 'Printer',
  noPrinter: 'None, or not known',
  printerStates: {
    ready: 'Ready',
    'no-paper': 'No paper',
    jam: 'Paper is stuck',
    'no-ink': 'No ink or toner',
    stopped: 'Does not print',
    missing: 'Not found',
  } satisfies Record<PrinterState, string>,
  lists: 'Lists from',
  waiting: 'Waits to be sent',
  nothing: 'Nothing',
  states: {
    up: 'On',
    away: 'Not heard',
    'never-seen': 'Never heard',
    revoked: 'Turned off by an operator',
  } satisfies Record<KioskState, string>,
  problem: {
    away: 'No sign of it. Is it on, and is it online?',
    'no-lists': 'A list never came.',
    'old-lists': 'Its lists are more than 2 days old.',
    'many-wait': 'Many messages wait to be sent.',
    'wrong-clock': 'Its clock is ahead.',
    repairs: 'The screen had to be repaired often.',
    'no-paper': 'Its printer has no paper.',
    'paper-jam': 'Paper is stuck in its printer.',
    'no-ink': 'Its printer has no ink or toner.',
    'printer-stopped': 'Its printer does not print. Is it on, and is it closed?',
    'no-printer': 'It does not find its printer. Is it plugged in?',
  } satisfies Record<KioskProblem, string>,

  settings: {
    all: 'Settings of all kiosks',
    of: (site: string) => `Settings of ${site}`,
    openOf: (site: string) => `Settings: ${site}`,
    fact: 'Settings',
    none: 'None from the desk',
    upToDate: 'Up to date',
    waits: 'New settings are on their way',
    site: 'Name of the site',
    hosts: 'Outside websites that may open',
    theseHosts: 'Only these websites',
    hostLines: 'Websites, one on each line, such as www.nj.gov',
    wrongHosts: (hosts: string) => said`This is not a website: ${hosts}. Write it like www.nj.gov.`,
    printer: 'Printer',
    noPrinter: 'No printer',
    usualPrinter: 'The usual printer of the kiosk',
    namedPrinter: 'A printer with this name',
    printerName: 'Name of the printer',
    wrongPrinter: 'Enter the name of the printer without spaces.',
    notices: 'Notices',
    shown: 'Show them',
    hidden: 'Hide them',
    asAtKiosk: 'As it is set at the kiosk',
    asAll: 'The same as all kiosks',
    save: 'Save and send',
    saved: 'Saved. A kiosk that is online has it within a minute.',
    bad: 'Something is not right. Check what you entered.',
    meanwhile: 'Another person was faster. Check how it is now, and save again.',
    hint: 'The printer changes with the next visit. What an operator set in a file at the kiosk stays as it is.',
    fixed: (names: string) => `Set at the kiosk: ${names}`,
    names: { 'allowed-hosts': 'outside websites', printer: 'printer' } satisfies Record<
      SettingName,
      string
    >,
  },

  insightTitle: 'Numbers',
  insightText:
    'This is how often people opened, saved and printed things in the last 12 weeks. We never count who did it. A number below 5 stands as "below 5", because it could point to one person. Last comes how old the facts of all places are today.',
  save: 'Save as CSV',
  openedTitle: 'How often pages were opened',
  noViews: 'Nothing was counted yet.',
  week: 'Week of',
  page: 'Page',
  usesTitle: 'What people did with places, by county',
  usesText:
    'From a kiosk, each use counts. From a phone or computer, we count at most 5 uses of one kind of a place at a time, and 40 for all places. So no one can push a place up. The real numbers may be higher.',
  use: 'What they did',
  uses: {
    opened: 'Opened',
    saved: 'Saved',
    printed: 'Printed',
  } satisfies Record<PlaceUse, string>,
  wordsTitle: 'What people searched and did not find',
  wordsText:
    'Someone searched for these words and found nothing. We show a word when people searched for it on 5 different days, from 5 different kiosks or internet connections. Until then no one can read it.',
  word: 'Word',
  count: 'How often',
  website: 'Website',
  kiosks: 'Kiosks',
  few: 'below 5',
  pages: {
    home: 'Home',
    resourcetables: 'A list',
    videogallery: 'Videos',
    profile: 'Profile',
    newaccount: 'New account',
  } as Record<string, string>,
  listAges: 'How old the facts are, by list',
  countyAges: 'How old the facts are, by county',
  list: 'List',
  county: 'County',
  noCounty: 'No county',
  /** Of places that help in each county. */
  statewide: 'Statewide',
  ages: {
    fresh: 'Half a year',
    year: '1 year',
    twoYears: '2 years',
    older: 'Older',
    never: 'Never checked',
  },
};

/** A language that lacks a sentence does not compile. */
export type FleetWords = typeof fleet;
