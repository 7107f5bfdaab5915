import type { Backend } from './backend/Backend';
import { idle } from './page/idle';
import { turn } from './page/turn';

/** What a browser tells of its link (Network Information, W3C draft); some tell nothing. */
interface Link extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

/** The moments from which the finder, and all of a page, answer without the network, for measurements. */
const FINDER_AHEAD = 'finder-ahead';
const LOADED_AHEAD = 'loaded-ahead';
const SLOW = ['slow-2g', '2g'];
/** How long to wait after a failure, in milliseconds: not every browser sees that the network is back. */
const AGAIN = 60_000;

/**
 * Loads what answers questions if the network goes down while this page is open: at once the places and the
 * finder, then, while nothing else is done, the other screens of places, and the employers with what tapped
 * skills count for them. A person who saves data, or has a very slow link, is spared it until that changes.
 */
export async function loadAhead(backend: Backend): Promise<void> {
  const link = (navigator as { connection?: Link }).connection;
  if (link && (link.saveData || SLOW.includes(link.effectiveType ?? ''))) {
    link.addEventListener('change', () => void loadAhead(backend), { once: true });
    return;
  }
  try {
    const machine = () => backend.openTerminal();
    const loads = [machine, ...FINDER].map((load) => turn().then(load));
    await Promise.all([backend.keepPlaces(), ...loads]);
    performance.mark(FINDER_AHEAD);
    // One file at a time: each takes a phone a moment, in which a tap waits.
    for (const load of [...PLACE_SCREENS, ...skillScreens(backend), ...MORE_SCREENS]) {
      await idle();
      await load();
    }
    performance.mark(LOADED_AHEAD);
  } catch {
    const timer = setTimeout(again, AGAIN);
    addEventListener('online', again, { once: true });
    function again() {
      clearTimeout(timer);
      removeEventListener('online', again);
      void loadAhead(backend);
    }
  }
}

/** What the doors of the home page open. */
const FINDER: (() => Promise<unknown>)[] = [
  () => import('./find/FinderPage'),
  () => import('./find/KeptAnswer'),
  () => import('./find/PrintedCode'),
];

/** The other screens that a question leads to, and what they load late. */
const PLACE_SCREENS: (() => Promise<unknown>)[] = [
  () => import('./find/SearchPage'),
  () => import('./find/loadSearch'),
  () => import('./find/PlacePage'),
  () => import('./find/loadPlace'),
  () => import('./find/MonthPage'),
  () => import('./find/loadMonth'),
  () => import('./find/VisitDialog'),
  () => import('./find/FinderMap'),
  () => import('./shell/ResourceLayout'),
  () => import('./listings/ListingPage'),
  () => import('./listings/EmploymentPage'),
  () => import('./savedlist/MyListPage'),
  () => import('./savedlist/loadMyList'),
  () => import('./mylist/TakeDialog'),
  () => import('./page/OutsideDialog'),
];

/** The screens that lead from tapped skills to employers, and those of a resume by taps. */
const skillScreens = (backend: Backend): (() => Promise<unknown>)[] => [
  async () => (await backend.openResumeBuilder()).keepEmployers(),
  () => import('./resumebuilder/TapSkills'),
  () => import('./resumes/PhoneCode'),
  () => import('./resumebuilder/BuilderPage'),
];

/** The other screens that need no account, and the other languages. */
const MORE_SCREENS: (() => Promise<unknown>)[] = [
  () => import('./firstdays/FirstDaysPage'),
  () => import('./firstdays/loadFirstDays'),
  () => import('./papers/PapersPage'),
  () => import('./papers/PlannerPage'),
  () => import('./contact/ContactPage'),
  () => import('./about/AboutPage'),
  () => import('./videos/VideoGallery'),
  // What forgets the answers of a person who has left.
  () => import('./backend/web/unattended'),
  () => import('./backend/web/clock'),
  () => import('./words/es'),
  () => import('./words/pt'),
  () => import('./words/ht'),
];
