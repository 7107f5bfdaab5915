import type { MORE_LISTINGS, Trouble } from '../generated/bindings';
import { said } from './said';

/** Why a list is a kept copy. */
const troubles: Record<Trouble, string> = {
  'no-link': 'There is no internet right now.',
  'no-name': "This computer can't find our website right now.",
  'sign-in-page': 'The internet here asks for a login first. Please tell the staff.',
  'wrong-clock': "This computer's clock may be wrong. Please tell the staff.",
  slow: 'The internet is very slow right now.',
  service: "Our service isn't answering right now.",
};

/** The sentences of the lists, loaded with the first of them. */
export const listing = {
  titles: {
    food: 'Food Banks, Soup Kitchens, and Distribution Centers',
    clothing: 'Clothing Rooms/Drives and Thrift Shops',
    housing: 'Family Shelters, Emergency Shelters, Affordable Housing Assistance',
  } as Record<string, string>,
  employment: 'Employment',
  hint: 'You may need to scroll/swipe right to view all information for a resource.',
  employmentHint: 'You may need to scroll/swipe right to view all information for an employer.',
  callFirst: 'Hours and places change. Call before you go. "Checked" is the day we last checked.',
  search: 'Search this list',
  searchHint: 'Name, town or ZIP code',
  county: 'County',
  allCounties: 'All counties',
  clear: 'Clear search',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'place' : 'places'}` : `${shown} of ${all} places`,
  statewide: (count: number) =>
    count === 1
      ? 'Show 1 that serves the whole state'
      : `Show the ${count} that serve the whole state`,
  empty: 'This list is empty right now. Call 211 for help.',
  moreRows: (count: number) => `Show more (${count} left)`,
  noMatch: 'No places match. Try fewer words or another county.',
  table: (title: string) => `Table: ${title}`,
  scrollLeft: 'Scroll left',
  scrollRight: 'Scroll right',
  link: 'Link',
  directions: 'directions on a map',
  print: 'Print this list',
  printed: (date: string) => said`New Beginnings, printed ${date}. Need help now? Call 211.`,
  kept: (when: string) =>
    said`This copy of the list is from ${when}. We keep trying to get a newer one.`,
  troubles,
  more: 'More lists',
  moreNames: {
    'id-documents': 'ID and papers',
    legal: 'Legal help',
    healthcare: 'Health care',
    support: 'Support',
    transportation: 'Getting around',
  } satisfies Record<(typeof MORE_LISTINGS)[number], string>,
  glosses: {} as Record<string, string>,
};

/** A language that lacks a sentence does not compile. */
export type ListingWords = typeof listing;
