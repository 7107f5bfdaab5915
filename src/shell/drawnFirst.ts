import type { DataStrategyFunction } from 'react-router';

/**
 * Loads what a screen needs at once, and tells the router when the page is drawn: React Router 7 listens to its
 * router from the first drawing on, and what came before it would never be shown.
 */
export function drawnFirst(drawn: Promise<void>): DataStrategyFunction {
  return async ({ matches }) => {
    const called = matches.filter((match) => match.shouldCallHandler());
    const loaded = called.map(async (match) => [match.route.id, await match.resolve()] as const);
    const results = await Promise.all(loaded);
    await drawn;
    return Object.fromEntries(results);
  };
}
