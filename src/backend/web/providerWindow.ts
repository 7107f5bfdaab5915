import { LIMITS } from '../../generated/limits';
import type { ProviderWaiting } from '../ProviderSignIn';
import { awaitReturn, type Later } from './providerChannel';

/** LIM-2: the window of a provider, in CSS pixels. */
const [WIDTH, HEIGHT] = [500, 600];
/** The page behind has to be larger. Where pages are magnified it is not, and the provider gets all of it. */
const [ROOM, HEIGHT_BEHIND] = [768, 480];

/** A window that waits for the address of a provider. */
interface Opened {
  /** Shows the address; answers the query that it came back with, or null when the person stopped. */
  visit: (address: string) => Promise<string | null>;
  close: () => void;
}

/** Whether there is room for a window beside the page; phones and tablets show one thing at a time. */
export function opensWindows(): boolean {
  return (
    innerWidth >= ROOM && innerHeight >= HEIGHT_BEHIND && !matchMedia('(pointer: coarse)').matches
  );
}

/**
 * Opens a window for a provider, in the tap itself; null where there is no room or the browser blocks
 * it. The window never has a session: it hands what it came back with to this page, and closes.
 */
export function openProviderWindow(waiting: ProviderWaiting, later: Later): Opened | null {
  const opened = opensWindows() ? open('', '_blank', features()) : null;
  if (!opened) return null;
  // The provider must not reach this page through its window. In return a browser lets this page
  // close the window only before the provider's page is there, and after it.
  opened.opener = null;
  say(opened.document, waiting.text);
  const tell = (isClosed: boolean) => waiting.onWindow({ isClosed, show: () => opened.focus() });
  const close = () => opened.close();
  // An empty window of a page that was left is of no use.
  addEventListener('pagehide', close);
  tell(false);
  return {
    close() {
      removeEventListener('pagehide', close);
      close();
    },
    visit(address) {
      return new Promise((resolve) => {
        const end = (query: string | null) => {
          stopLooking();
          stopWaiting();
          removeEventListener('pagehide', close);
          close();
          waiting.onWindow(null);
          resolve(query);
        };
        const state = new URL(address).searchParams.get('state') ?? '';
        const stopWaiting = awaitReturn(state, end);
        let wasClosed = false;
        const look = () => {
          // A provider may cut the tie to its window, which then looks closed. Then it has the focus.
          const isClosed = opened.closed && document.hasFocus();
          if (isClosed !== wasClosed) tell(isClosed);
          wasClosed = isClosed;
          stopLooking = later(look, LIMITS.providerWindowPollMs);
        };
        let stopLooking = later(look, LIMITS.providerWindowPollMs);
        waiting.signal.addEventListener('abort', () => end(null), { once: true });
        if (waiting.signal.aborted) end(null);
        else opened.location.replace(address);
      });
    },
  };
}

/** In the middle of the page. */
function features(): string {
  const left = Math.round(screenX + Math.max(0, outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - HEIGHT) / 2);
  return `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}

/** What the window says until the provider's page is there. */
function say(page: Document, text: string): void {
  page.documentElement.lang = document.documentElement.lang;
  page.title = text;
  page.body.style.font = '1.25rem sans-serif';
  page.body.textContent = text;
}
