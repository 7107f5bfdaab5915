import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { SetupError, type Backend } from './backend/Backend';
import { BackendContext } from './backend/context';
import { openBackend } from './backend/open';
import { routes } from './routes';
import './theme.scss';
import type { Words } from './words/en';
import { LanguageProvider, rememberedWords } from './words/LanguageProvider';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the screens');
const root = createRoot(place);

// While a visit is being left, a page of it that is loaded on the way stays empty.
if (sessionStorage.getItem('leaving')) {
  place.replaceChildren();
  await (await import('./backend/web/leave')).finishLeaving();
} else await start();

async function start() {
  try {
    const backend = await openBackend();
    show(backend, await rememberedWords(backend.language));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    const { SetupScreen } = await import('./setup/SetupScreen');
    draw(<SetupScreen problem={error.problem} />);
  }
}

function show(backend: Backend, words: Words) {
  const router = createBrowserRouter(routes(backend));
  draw(
    <StrictMode>
      <LanguageProvider start={words}>
        <BackendContext value={backend}>
          <RouterProvider router={router} />
        </BackendContext>
      </LanguageProvider>
    </StrictMode>,
  );
}

/** Takes the place of what the page showed until now (shell/firstFrames.tsx), which could not be used. */
function draw(screen: ReactNode) {
  if (place) place.inert = false;
  root.render(screen);
}
