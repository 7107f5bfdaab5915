import { afterEach, beforeEach } from 'vitest';
import { keepFocus } from '../desk/focus/keepFocus';

/** In each test of the file that calls this, the page keeps its focus as the desk does. */
export function keepsFocus(): void {
  let end: () => void;
  beforeEach(() => {
    end = keepFocus(document);
  });
  afterEach(() => end());
}
