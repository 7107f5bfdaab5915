import { startTransition, StrictMode, useEffect, useInsertionEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { SetupError, type Backend } from './backend/Backend';
import { BackendContext } from './backend/context';
import { openBackend } from './backend/open';
import { turn } from './page/turn';
import { routes } from './routes';
import { drawnFirst } from './shell/drawnFirst';
import { repeatEarlyTap } from './shell/earlyTap';
import { openRouter } from './shell/openRouter';
import './theme.scss';
import type { Words } from './words/en';
import { LanguageProvider, rememberedWords } from './words/LanguageProvider';

/** The longest wait for a paint, in milliseconds: a browser need not tell of one. */
const PAINT = 250;

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the screens');
const root = createRoot(place);
if (place.inert && !document.hidden) await painted();

// While a visit is being left, a page of it that is loaded on the way stays empty.
if (sessionStorage.getItem('leaving')) {
  place.replaceChildren();
  await (await import('./backend/web/leave')).finishLeaving();
} else await start();

async function start() {
  try {
    const backend = await openBackend();
    const desk = isDesk() && (backend.isSignedInAtStart ? 'desk' : 'login');
    const words = await rememberedWords(backend.language, desk);
    await turn();
    await show(backend, words);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    const { SetupScreen } = await import('./setup/SetupScreen');
    draw(<SetupScreen problem={error.problem} />);
  }
}

async function show(backend: Backend, words: Words) {
  let tellDrawn: () => void = () => undefined;
  const drawn = new Promise<void>((resolve) => (tellDrawn = resolve));
  const router = await openRouter(routes(backend), drawnFirst(drawn));
  // The staff work with the network; what visitors ask is not for the desk.
  const isForVisitors = backend.device.kind === 'browser' && !isDesk();
  if (isForVisitors) void arrived(router).then(() => loadAhead(backend));
  draw(
    <StrictMode>
      <LanguageProvider start={words}>
        <BackendContext value={backend}>
          <RouterProvider router={router} />
          <Drawn tell={tellDrawn} />
        </BackendContext>
      </LanguageProvider>
    </StrictMode>,
  );
}

/** Tells when all beside it is drawn and listens. */
function Drawn({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

function isDesk(): boolean {
  return /^\/desk(\/|$)/.test(location.pathname);
}

/** Waits until the screen that was asked for has its code and data: they come first. */
function arrived(router: Awaited<ReturnType<typeof openRouter>>) {
  return new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
}

/** Loads what this page needs if the network goes down while it is open. */
function loadAhead(backend: Backend) {
  import('./loadAhead').then((ahead) => ahead.loadAhead(backend)).catch(() => undefined);
}

/** Waits until what the page holds already was seen: its first paint has a time then. */
function painted() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, PAINT);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Takes the place of what the page showed until now (shell/firstFrames.tsx), which could not be used. */
function draw(screen: ReactNode) {
  if (place?.inert) {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      repeatEarlyTap();
    }).observe(place, { childList: true });
  }
  // As a transition it is drawn in short steps: a tap in between is heard.
  startTransition(() => root.render(<Usable>{screen}</Usable>));
}

/** Enables the page in the commit that inserts it: an earlier tap is recorded and repeated, so no tap is lost. */
function Usable({ children }: { children: ReactNode }) {
  useInsertionEffect(() => {
    if (place) place.inert = false;
  }, []);
  return children;
}
