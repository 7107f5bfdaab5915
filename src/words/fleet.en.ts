import type { KioskProblem, KioskState, PlaceUse, WishedSetting } from '../generated/bindings';

/** The sentences of the two screens at the desk about kiosks and numbers. */
export const fleet = {
  title: 'Kiosks',
  none: 'There is no kiosk yet. An operator makes a code for one.',
  wrong: (count: number, all: number) =>
    count === 0 ? `All ${all} kiosks are well.` : `${count} of ${all} kiosks need a look.`,
  site: 'Site',
  kiosk: 'Kiosk',
  state: 'State',
  problems: 'What is wrong',
  heard: 'Last heard',
  version: 'Version',
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
  } satisfies Record<KioskProblem, string>,

  settings: {
    all: 'Settings of all kiosks',
    of: (site: string) => `Settings of ${site}`,
    open: 'Settings',
    openOf: (site: string) => `Settings: ${site}`,
    fact: 'Settings',
    none: 'Its own',
    follows: 'Up to date',
    waits: 'New settings are on their way',
    site: 'Name of the site (empty: as it is at the kiosk)',
    hosts: 'Outside pages that may open',
    theseHosts: 'Only these hosts',
    hostLines: 'Hosts, one in a line, such as www.nj.gov',
    printer: 'Printer',
    noPrinter: 'No printer',
    usualPrinter: 'The usual printer of the kiosk',
    namedPrinter: 'A printer with this name',
    queue: 'Name of the printer',
    notices: 'Notices',
    shown: 'Show them',
    hidden: 'Do not show them',
    leave: 'As it is at the kiosk',
    save: 'Send to the kiosks',
    saved: 'Saved. Each kiosk gets it within a minute.',
    bad: 'Something is not right. A host looks like www.nj.gov. A printer needs a name without spaces.',
    meanwhile: 'Another person was faster. Here is how it is now.',
    fixedHint:
      'Site and printer change with the next visit. What an operator fixed in a file at the kiosk stays as it is.',
    fixed: (names: string) => `Fixed at the kiosk: ${names}`,
    names: { site: 'site', 'allowed-hosts': 'outside pages', printer: 'printer' } satisfies Record<
      WishedSetting,
      string
    >,
  },

  insightTitle: 'Numbers',
  insightText:
    'We count pages and places, never people. A number below 5 is not shown. It could point to one person.',
  save: 'Save as CSV',
  openedTitle: 'How often pages were opened',
  noViews: 'Nothing was counted yet.',
  week: 'Week of',
  page: 'Page',
  usesTitle: 'What people did with places, by county',
  use: 'What they did',
  uses: {
    opened: 'Opened',
    saved: 'Saved',
    printed: 'Printed',
  } satisfies Record<PlaceUse, string>,
  wordsTitle: 'What people searched and did not find',
  wordsText:
    'A word is shown when people searched for it at 5 kiosks or networks or more, on 5 days or more. Before that no one can read it.',
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
