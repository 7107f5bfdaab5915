import { createContext } from 'react';
import type { AppRouter, RouterState } from './AppRouter';
import type { AppRoute } from './route';

/** The router and what it shows. */
export const RouterContext = createContext<{ router: AppRouter; state: RouterState }>(
  // Without a provider there is nothing to show.
  {} as never,
);

/** The route that is being drawn. */
export const RouteContext = createContext<AppRoute | null>(null);

/** What an error element tells. */
export const RouteErrorContext = createContext<unknown>(undefined);
