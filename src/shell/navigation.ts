import type { Words } from '../words/en';

type Name = keyof Words['nav'];

/** A place in the navigation. */
export interface Place {
  name: Name;
  path: string;
}

/** A menu of the navigation. */
export interface Menu {
  name: Name;
  places: Place[];
}

/** NAV-1 */
export const PLACES: Place[] = [
  { name: 'profile', path: '/profile' },
  { name: 'employment', path: '/employment' },
  { name: 'about', path: '/about' },
];

const LISTS: Place[] = [
  { name: 'food', path: '/resources/food' },
  { name: 'clothing', path: '/resources/clothing' },
  { name: 'shelter', path: '/resources/housing' },
];

/** The lists beyond the specified ones, after them everywhere. */
const MORE_LISTS: Place[] = [
  { name: 'idDocuments', path: '/resources/id-documents' },
  { name: 'legal', path: '/resources/legal' },
  { name: 'healthcare', path: '/resources/healthcare' },
  { name: 'support', path: '/resources/support' },
  { name: 'transportation', path: '/resources/transportation' },
];

const VIDEOS: Place[] = [
  { name: 'careerHelp', path: '/resources/videos/career' },
  { name: 'financialLiteracy', path: '/resources/videos/finance' },
];

/** NAV-2 to NAV-4 */
export const MENUS: Menu[] = [
  { name: 'resources', places: [...LISTS, ...MORE_LISTS] },
  { name: 'career', places: VIDEOS },
  {
    name: 'wip',
    places: [
      { name: 'newDesign', path: '/resources/videos/finance' },
      { name: 'aiChatbot', path: '/resources/videos/finance' },
    ],
  },
];

/** RTE-4: the sidebar, with a divider between the groups. */
export const SIDEBAR: Place[][] = [LISTS, VIDEOS, MORE_LISTS];

/** NAV-5: sticky and light beside the lists, fixed elsewhere. */
export function hasLightBar(pathname: string): boolean {
  return /^\/(resources(\/|$)|employment\/?$)/.test(pathname);
}
