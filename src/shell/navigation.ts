import type { Name, Place } from '../menus/place';

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

const VIDEOS: Place[] = [
  { name: 'careerHelp', path: '/resources/videos/career' },
  { name: 'financialLiteracy', path: '/resources/videos/finance' },
];

/** NAV-2 to NAV-4; the lists beyond the specified ones come after them. */
export const menus = (more: Place[]): Menu[] => [
  { name: 'resources', places: [...LISTS, ...more] },
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
export const sidebar = (more: Place[]): Place[][] =>
  [LISTS, VIDEOS, more].filter((group) => group.length > 0);

/** NAV-5: sticky and light beside the lists, fixed elsewhere. */
export function hasLightBar(pathname: string): boolean {
  return /^\/(resources(\/|$)|employment\/?$)/.test(pathname);
}
