import { use } from 'react';
import { RouteContext, RouteErrorContext, RouterContext } from './context';

/** What the loader of this screen answered. */
export function useLoaderData(): unknown {
  const { state } = use(RouterContext);
  const route = use(RouteContext);
  if (!route || !state.data.has(route)) throw new Error('this screen has no data');
  return state.data.get(route);
}

/** What the loader of the route with this id answered; undefined when that is not shown. */
export function useRouteLoaderData(id: string): unknown {
  const { state } = use(RouterContext);
  for (const [route, data] of state.data) if (route.id === id) return data;
  return undefined;
}

/** The way to load the data of this screen again, and whether that is being done. */
export function useRevalidator(): { revalidate: () => Promise<void>; state: 'idle' | 'loading' } {
  const { router, state } = use(RouterContext);
  return { revalidate: router.revalidate, state: state.isRevalidating ? 'loading' : 'idle' };
}

/** What went wrong; for error elements. */
export function useRouteError(): unknown {
  return use(RouteErrorContext);
}
