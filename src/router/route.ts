import type { ComponentType, ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';

/** What a loader is given. */
export interface LoaderArguments {
  params: Record<string, string | undefined>;
  request: { url: string };
}

/** The addresses before and after a navigation. */
export interface Navigation {
  currentUrl: URL;
  nextUrl: URL;
}

/**
 * One entry of the route table. The names and their meanings are those of React Router's data
 * routes, of which this is the part that the screens use.
 */
export interface AppRoute {
  path?: string;
  index?: true;
  /** The name under which `useRouteLoaderData` finds the data. */
  id?: string;
  element?: ReactNode;
  /** Loads the code of the screen. */
  lazy?: { Component: () => Promise<ComponentType> };
  /** Loads the data of the screen before it is shown. */
  loader?: (at: LoaderArguments) => unknown;
  /** Whether data that was loaded for this route is loaded again. Without it, always. */
  shouldRevalidate?: (navigation: Navigation) => boolean;
  /** Leads on to another path. */
  redirect?: string;
  /** Takes the place of this route when it, or a route below it, fails. */
  errorElement?: ReactNode;
  /** On the outermost route: what is shown until the first screen has loaded. */
  hydrateFallbackElement?: ReactNode;
  children?: AppRoute[];
}

/** A route of the table that is part of an address. */
export interface Match {
  route: AppRoute;
  pathname: string;
  params: Record<string, string | undefined>;
}

/** The routes that an address leads through, the outermost first; none when no route matches. */
export function matchesOf(routes: AppRoute[], location: { pathname: string }): Match[] {
  // The library's matching reads only `path`, `index` and `children`, and gives our routes back.
  const table = routes as unknown as RouteObject[];
  return (matchRoutes(table, location) ?? []) as unknown as Match[];
}
