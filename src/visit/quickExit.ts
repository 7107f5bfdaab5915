import { useEffect } from 'react';
import type { Terminal } from '../backend/Terminal';

/** As in the pattern "Exit a page quickly" of the GOV.UK Design System. */
const PRESSES = 3;
const WITHIN = 5000;

/** Covers everything at once, then ends the visit. */
export function quickExit(terminal: Terminal): void {
  const cover = document.createElement('div');
  cover.className = 'cover';
  document.body.append(cover);
  document.title = '…';
  const again = () => location.replace('/');
  // The end of a visit loads another page. Where that fails, our own first page is neutral too.
  terminal.endVisit().catch(again);
}

/** Shift three times within five seconds, and no other key between, ends the visit. */
export function useShiftThrice(onThrice: () => void) {
  useEffect(() => {
    let presses: number[] = [];
    const count = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return;
      presses = key === 'Shift' ? [...presses, timeStamp].slice(-PRESSES) : [];
      if (presses.length === PRESSES && timeStamp - (presses[0] ?? 0) <= WITHIN) onThrice();
    };
    addEventListener('keydown', count, { capture: true });
    return () => removeEventListener('keydown', count, { capture: true });
  }, [onThrice]);
}
