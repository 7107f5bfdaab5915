import { Component, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Outlet, Router, useRoutes, type RouteObject } from 'react-router';
import type { AppRouter } from './AppRouter';
import { RouteContext, RouteErrorContext, RouterContext } from './context';
import type { AppRoute } from './route';

/** Shows the screen that the router is at. */
export function RouterProvider({ router }: { router: AppRouter }) {
  const [state, setState] = useState(router.state);
  const [screens] = useState(() => router.routes.map(rendered));
  useLayoutEffect(
    () => router.subscribe((next) => startTransition(() => setState(next))),
    [router],
  );
  return (
    <RouterContext value={{ router, state }}>
      <Router location={state.location} navigationType={state.action} navigator={router.navigator}>
        {state.isReady ? <Screens routes={screens} /> : router.routes[0]?.hydrateFallbackElement}
      </Router>
    </RouterContext>
  );
}

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** The route as React Router renders it, with what this router has loaded for it. */
function rendered(route: AppRoute): RouteObject {
  const element = <Level route={route} />;
  if (route.index) return { index: true, element };
  const children = route.children?.map(rendered) ?? [];
  return { element, children, ...(route.path !== undefined && { path: route.path }) };
}

function Level({ route }: { route: AppRoute }) {
  const { router, state } = use(RouterContext);
  const { errorElement } = route;
  const screen = (
    <RouteContext value={route}>
      {router.screenOf(route) ?? route.element ?? <Outlet />}
    </RouteContext>
  );
  if (!errorElement) return screen;
  if (state.failure?.boundary === route) {
    return <RouteErrorContext value={state.failure.error}>{errorElement}</RouteErrorContext>;
  }
  return (
    <ErrorBoundary at={state.data} element={errorElement}>
      {screen}
    </ErrorBoundary>
  );
}

interface BoundaryProps {
  /** A new value, after a navigation or new data, gives the screen another try. */
  at: unknown;
  element: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  at: unknown;
  caught: { error: unknown } | null;
}

/** Shows the error element when the screen throws while it is drawn. */
class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, caught: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState {
    return state.at === at ? state : { at, caught: null };
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return <RouteErrorContext value={caught.error}>{this.props.element}</RouteErrorContext>;
  }
}
