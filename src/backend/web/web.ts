import type {
  ContactMessage,
  Listing,
  PapersPlanner,
  Row,
  PageViewReport,
} from '../../generated/bindings';
import { BackendError, type Backend } from '../Backend';
import { newKey } from '../key';
import { once } from '../once';
import type { WebAccount } from './account';
import { call } from './call';
import { KEPT_MARK } from './keptMark';
import { startLanguage } from './startLanguage';

/** How long it may take until the service counts as out of reach, in milliseconds. */
const REACHED = 5_000;

/** Connects the website to the service that sent it. */
export function openWeb(): Backend {
  let tellOpened: (account: WebAccount) => void;
  const opened = new Promise<WebAccount>((resolve) => (tellOpened = resolve));
  // The code of accounts is loaded with the first screen that needs it.
  const openAccount = once(async () => {
    const account = await (await import('./account')).openWebAccount();
    tellOpened(account);
    return account;
  });
  return {
    device: { kind: 'browser' },
    contactEmail: contentOf('contact-email'),
    town: '',
    papersPlanner: plannerOf(contentOf('papers-planner')),
    language: startLanguage(location.search, navigator.languages),
    isSignedInAtStart: KEPT_MARK in localStorage,
    newKey,
    openAccount,
    accountInUse() {
      void import('./vault')
        .then(({ isSessionKept }) => isSessionKept())
        .then((isKept) => (isKept ? openAccount() : undefined))
        .catch(() => undefined);
      return opened;
    },
    openResumeBuilder: once(async () => (await import('./builder')).openWebBuilder()),
    openPlaceTexts: once(async () => (await import('./placeTexts')).openWebPlaceTexts()),
    openEntryLinks: once(async () => (await import('./entryLinks')).openWebEntryLinks()),
    openTerminal: once(async () =>
      (await import('./terminal')).openWebTerminal(opened, openAccount),
    ),

    isReachable: () =>
      call('/health', {}, REACHED).then(
        () => true,
        () => false,
      ),

    async listing(name) {
      try {
        const answer = await call(`/widgets/resources/${encodeURIComponent(name)}`);
        const rows: unknown = await answer.json().catch(() => null);
        if (!isRows(rows)) throw new BackendError('network-request-failed');
        return { rows, keptAt: null };
      } catch (error) {
        return keptListing(name, error);
      }
    },

    find: async (question) => (await import('./places')).find(question),
    search: async (text) => (await import('./places')).search(text),
    place: async (id) => (await import('./places')).place(id),
    async keepPlaces() {
      // The questions above load the second file, which the first does not hold by its own name.
      const [{ keepPlaces }] = await Promise.all([import('./keptPlaces'), import('./places')]);
      await keepPlaces();
    },
    reportPlace: async (report) => (await import('./places')).reportPlace(report),

    countPageView(page) {
      count({ counts: [{ page, day: today(), count: 1 }] });
    },

    countPlaceUses(places, kind) {
      const day = today();
      count({ counts: [], places: places.map((place) => ({ place, kind, day, count: 1 })) });
    },

    countZeroResult(zeroResult) {
      count({ counts: [], zeroResult });
    },

    async sendMessage(message: ContactMessage) {
      await post('/contact', message);
      return 'sent';
    },

    openOutside: (address) => {
      window.open(address, '_blank', 'noopener,noreferrer');
      return Promise.resolve('opened');
    },
  };
}

/** What the page keeps of a list, where the code that keeps it was loaded. */
async function keptListing(name: string, error: unknown): Promise<Listing> {
  const places = await import('./places').catch(() => null);
  if (!places) throw error;
  return places.keptListing(name, error);
}

/** A setting of the installation, which the service writes into the page. */
function contentOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

function plannerOf(content: string): PapersPlanner {
  return content === '' ? { state: 'hidden' } : (JSON.parse(content) as PapersPlanner);
}

/** Reports counts. A failure is not reported: no caller waits for it. */
function count(counts: Omit<PageViewReport, 'key' | 'site'>) {
  const report: PageViewReport = { key: newKey(), site: 'web', ...counts };
  void post('/page-views', report, true).catch(() => undefined);
}

/** The day of this device's clock, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function post(path: string, body: unknown, keepalive = false): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return call(path, { method: 'POST', headers, body: JSON.stringify(body), keepalive });
}

function isRows(value: unknown): value is Row[] {
  return (
    Array.isArray(value) &&
    value.every(
      (row: unknown) =>
        typeof row === 'object' &&
        row !== null &&
        Object.values(row).every((text) => typeof text === 'string'),
    )
  );
}
