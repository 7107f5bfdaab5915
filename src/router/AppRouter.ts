import { createElement, type ReactNode } from 'react';
import {
  createPath,
  NavigationType,
  resolvePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type Location,
  type Navigator,
  type To,
} from 'react-router';
import { matchesOf, type AppRoute, type Match, type Navigation } from './route';

type History = ReturnType<typeof createBrowserHistory>;

/** Why a screen could not be loaded, and the route whose error element says so. */
export interface Failure {
  boundary: AppRoute;
  error: unknown;
}

/** What is shown: never a location before its code and its data are here. */
export interface RouterState {
  location: Location;
  action: NavigationType;
  /** Whether the first screen has loaded. */
  isReady: boolean;
  /** Whether the data of the screen are being loaded again. */
  isRevalidating: boolean;
  data: ReadonlyMap<AppRoute, unknown>;
  failure: Failure | null;
}

type Loaded = Pick<RouterState, 'data' | 'failure'>;

/**
 * Goes from screen to screen: matches the address, loads the code and the data of the new screen,
 * and only then changes the address. A later navigation drops an earlier one that still loads.
 *
 * It does what React Router's `createBrowserRouter` does for loaders, errors and redirects, over
 * React Router's own history and matching. That router also brings forms, fetchers, blockers and
 * server rendering, which are 25 kB (gzip) of the first load and which no screen uses.
 */
export class AppRouter {
  state: RouterState;
  private matches: Match[] = [];
  private readonly screens = new Map<AppRoute, ReactNode>();
  private readonly listeners = new Set<(state: RouterState) => void>();
  private turn = 0;
  /** The navigation that is under way. */
  private pending: Promise<void> | null = null;

  constructor(
    readonly routes: AppRoute[],
    private readonly history: History,
  ) {
    this.state = {
      location: history.location,
      action: NavigationType.Pop,
      isReady: false,
      isRevalidating: false,
      data: new Map(),
      failure: null,
    };
    history.listen(({ location }) => void this.start(location, NavigationType.Pop));
    void this.start(history.location, NavigationType.Pop);
  }

  /** The part that React Router's `<Router>`, its links and its hooks need. */
  readonly navigator: Navigator = {
    createHref: (to) => this.history.createHref(to),
    encodeLocation: (to) => this.history.encodeLocation(to),
    go: (delta) => this.history.go(delta),
    push: (to, state) => void this.navigate(to, { state }),
    replace: (to, state) => void this.navigate(to, { state, replace: true }),
  };

  /** Calls the listener with the state, now and whenever it changes; answers the way to stop. */
  subscribe(listener: (state: RouterState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  /** Resolves when the screen is shown, or when a later navigation has taken its place. */
  navigate(to: To, options: { replace?: boolean; state?: unknown } = {}): Promise<void> {
    const location = this.locationOf(to, options.state);
    return this.start(location, options.replace ? NavigationType.Replace : NavigationType.Push);
  }

  /** Loads the data of the screen again. A navigation that is under way does that too. */
  readonly revalidate = async (): Promise<void> => {
    if (this.pending) return this.pending;
    const turn = (this.turn += 1);
    this.tell({ isRevalidating: true });
    const loaded = await this.load(this.matches, this.state.location);
    if (turn === this.turn) this.tell({ ...loaded, isRevalidating: false });
  };

  /** The screen of a route whose code has been loaded. */
  screenOf(route: AppRoute): ReactNode {
    return this.screens.get(route);
  }

  private start(location: Location, action: NavigationType): Promise<void> {
    const pending = this.goTo(location, action).finally(() => {
      if (this.pending === pending) this.pending = null;
    });
    return (this.pending = pending);
  }

  private async goTo(location: Location, action: NavigationType): Promise<void> {
    const turn = (this.turn += 1);
    const matches = matchesOf(this.routes, location);
    const redirect = matches.at(-1)?.route.redirect;
    if (redirect !== undefined) {
      const isNew = action === NavigationType.Push;
      return this.goTo(this.locationOf(redirect), isNew ? action : NavigationType.Replace);
    }
    const isSamePage = this.state.isReady && isHashChange(this.state.location, location);
    const loading: Partial<Loaded> | Promise<Loaded> = isSamePage
      ? {}
      : this.load(matches, location);
    const loaded: Partial<Loaded> = loading instanceof Promise ? await loading : loading;
    if (turn !== this.turn) return;
    this.matches = matches;
    if (action === NavigationType.Push) this.history.push(location);
    if (action === NavigationType.Replace) this.history.replace(location);
    this.tell({ location, action, ...loaded, isReady: true, isRevalidating: false });
  }

  private locationOf(to: To, state: unknown = null): Location {
    const key = Math.random().toString(36).slice(2, 10);
    return { ...resolvePath(to, this.history.location.pathname), state, key };
  }

  /** Loads what the matches need: all at the same time, and nothing that is still right. */
  private load(matches: Match[], location: Location): Loaded | Promise<Loaded> {
    const base = window.location.href;
    const currentUrl = new URL(createPath(this.state.location), base);
    const nextUrl = new URL(createPath(location), base);
    const data = new Map<AppRoute, unknown>();
    const failures: { depth: number; error: unknown }[] = [];
    const work = matches.flatMap((match, depth) => {
      const { route, params } = match;
      const tasks: Promise<unknown>[] = [];
      if (route.lazy && !this.screens.has(route)) tasks.push(this.loadCode(route, route.lazy));
      if (this.isKept(match, { currentUrl, nextUrl })) data.set(route, this.state.data.get(route));
      else if (route.loader) {
        const answer = Promise.resolve({ params, request: { url: nextUrl.href } }).then(
          route.loader,
        );
        tasks.push(answer.then((it) => data.set(route, it)));
      }
      return tasks.map((task) => task.catch((error: unknown) => failures.push({ depth, error })));
    });
    if (work.length === 0) return { data, failure: null };
    return Promise.all(work).then(() => ({ data, failure: failureOf(failures, matches) }));
  }

  /** Whether the data of a match are here and stay right. */
  private isKept({ route, pathname }: Match, navigation: Navigation): boolean {
    const isHere =
      this.state.data.has(route) &&
      this.matches.some((match) => match.route === route && match.pathname === pathname);
    return isHere && route.shouldRevalidate?.(navigation) === false;
  }

  private async loadCode(route: AppRoute, { Component }: NonNullable<AppRoute['lazy']>) {
    this.screens.set(route, createElement(await Component()));
  }

  private tell(change: Partial<RouterState>) {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener(this.state);
  }
}

/** A router over the address of the window. */
export function createAppRouter(routes: AppRoute[]): AppRouter {
  return new AppRouter(routes, createBrowserHistory());
}

/** A router for tests, which begins at a path. */
export function createMemoryRouter(routes: AppRoute[], path: string): AppRouter {
  return new AppRouter(routes, createMemoryHistory({ initialEntries: [path] }));
}

/** The outermost failure, and the nearest route at or above it that shows errors. */
function failureOf(
  failures: { depth: number; error: unknown }[],
  matches: Match[],
): Failure | null {
  const [first] = failures.sort((a, b) => a.depth - b.depth);
  if (!first) return null;
  const boundary = matches
    .slice(0, first.depth + 1)
    .findLast(({ route }) => route.errorElement !== undefined);
  if (!boundary) throw first.error;
  return { boundary: boundary.route, error: first.error };
}

/** Whether only the fragment is new: the screen and its data stay. */
function isHashChange(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && to.hash !== '';
}
