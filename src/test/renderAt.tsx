import './settled';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Backend } from '../backend/Backend';
import { BackendContext } from '../backend/context';
import { fakeBackend } from '../backend/fake';
import { routes } from '../routes';
import { en, type Words } from '../words/en';
import { LanguageProvider } from '../words/LanguageProvider';

/** Shows the whole UI at an address, over a fake Backend. */
export function renderAt(path: string, parts: Partial<Backend> = {}, words: Words = en) {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has no window of a size.
  if (typeof window.matchMedia !== 'function')
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  const backend = fakeBackend(parts);
  const router = createMemoryRouter(routes(backend), { initialEntries: [path] });
  const view = render(
    <StrictMode>
      <LanguageProvider start={words}>
        <BackendContext value={backend}>
          <RouterProvider router={router} />
        </BackendContext>
      </LanguageProvider>
    </StrictMode>,
  );
  return { ...view, router, person: userEvent.setup(), backend };
}
