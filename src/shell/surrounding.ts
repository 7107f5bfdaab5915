import { lazy, type ComponentType } from 'react';

/**
 * A part of what surrounds every screen, loaded after the first drawing. When it does not arrive it stays
 * away: thrown from there, its error would take the screen and the error screen along.
 */
export function surrounding(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
