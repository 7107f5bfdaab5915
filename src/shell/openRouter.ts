import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type DataStrategyFunction,
  type RouteObject,
} from 'react-router';
import { turn } from '../page/turn';

/**
 * The router of `createBrowserRouter`, in two steps: to rank the routes and to start the first screen takes a phone a tenth of a
 * second each, and a tap in between is heard. React Router 7 has no stable name for the two steps; its types are checked.
 */
export async function openRouter(routes: RouteObject[], dataStrategy: DataStrategyFunction) {
  const router = createRouter({
    history: createBrowserHistory(),
    routes,
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy,
  });
  await turn();
  return router.initialize();
}
