import type { IdleRule } from './idle';

const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'input'];

/** Tells the idle rule what happens in this window, and calls `onLeave` when its page is left. */
export function followPage(idle: IdleRule, onLeave: () => void): void {
  const touch = () => idle.touch();
  for (const name of SIGNS_OF_LIFE) {
    addEventListener(name, touch, { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', () => idle.look());
  // A page that is left may be kept whole for "back": no one may find a session there.
  addEventListener('pagehide', onLeave);
}
