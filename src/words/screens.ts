import type { Language } from '../generated/bindings';

/** The languages of a screen: all, or the two that everything is written in. */
type Spoken = 'all' | 'two';

/**
 * In which languages the screens are shown, by the beginning of their address; the longest one decides. Under
 * another language a screen of two is English and says so (page/Spoken.tsx). Other addresses are the
 * page that was not found.
 */
export const SCREENS: Record<string, Spoken> = {
  '': 'all',
  find: 'all',
  calendar: 'all',
  places: 'all',
  'search-lists': 'all',
  resources: 'all',
  employment: 'all',
  'my-list': 'all',
  appointment: 'all',
  contact: 'all',
  about: 'all',
  'resources/videos': 'two',
  profile: 'two',
  login: 'two',
  auth: 'two',
  resume: 'two',
  letter: 'two',
  interview: 'two',
  papers: 'two',
  'first-days': 'two',
  entry: 'two',
  desk: 'two',
};

/** Whether a screen is shown in a language. */
export function isSpoken(pathname: string, language: Language): boolean {
  const [, first = '', second = ''] = pathname.split('/');
  const spoken = SCREENS[`${first}/${second}`] ?? SCREENS[first];
  return spoken !== 'two' || language === 'en' || language === 'es';
}
