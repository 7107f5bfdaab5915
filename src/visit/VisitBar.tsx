import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useMyList } from '../mylist/store';
import { useVisitWords } from '../words/visitWords';
import { SIZES, useComfort } from './comfort';
import { ContrastIcon, DoorIcon, LargerIcon, LettersIcon, ListIcon, SmallerIcon } from './icons';
import { IdleWarning } from './IdleWarning';
import { quickExit, useShiftThrice } from './quickExit';
import { ReadAloud } from './ReadAloud';
import { useFreshStart } from './useFreshStart';
import { useStyleVariable } from './useStyleVariable';
import { useTerminal } from '../backend/useTerminal';

// Only kiosks have these two.
const StaffExit = lazy(async () => ({ default: (await import('./StaffExit')).StaffExit }));
const ScreenKeyboard = lazy(async () => ({
  default: (await import('../keyboard/ScreenKeyboard')).ScreenKeyboard,
}));

const heightOf = (box: HTMLElement) => box.offsetHeight;

/** On every screen: the quick way out, what is taken along, and help with reading. */
export function VisitBar() {
  const terminal = useTerminal();
  const words = useVisitWords();
  const items = useMyList();
  const leave = useCallback(() => quickExit(terminal), [terminal]);
  useShiftThrice(leave);
  useFreshStart();
  // What takes the focus is scrolled from under the bar, however high it is.
  const bar = useRef<HTMLElement>(null);
  useStyleVariable('--visit-bar', bar, heightOf);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <section
        ref={bar}
        className={isOpen ? 'visit-bar is-open' : 'visit-bar'}
        aria-label={words.bar}
      >
        <button type="button" className="btn leave" title={words.leaveNowNote} onClick={leave}>
          <DoorIcon />
          {words.leaveNow}
        </button>
        <Link className="btn mine" to="/my-list">
          <ListIcon />
          {words.myList(items.length)}
        </Link>
        <button
          type="button"
          className="btn more-comfort"
          aria-label={words.reading}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <LettersIcon />
        </button>
        {terminal.abilities.speak && <ReadAloud />}
        {terminal.abilities.leave && (
          <Suspense>
            <StaffExit />
          </Suspense>
        )}
        <Comfort />
      </section>
      <IdleWarning />
      {terminal.abilities.keyboard && (
        <Suspense>
          <ScreenKeyboard />
        </Suspense>
      )}
    </>
  );
}

/** The sizes come last: where they stand is the same after a press, for who presses again. */
function Comfort() {
  const words = useVisitWords();
  const { size, contrast, resize, toggleContrast } = useComfort();
  return (
    <>
      <button
        type="button"
        className="btn comfort"
        aria-pressed={contrast}
        onClick={toggleContrast}
      >
        <ContrastIcon />
        {words.contrast}
      </button>
      <div className="sizes comfort">
        <button
          type="button"
          className="btn"
          aria-label={words.smaller}
          aria-disabled={size === SIZES[0]}
          onClick={() => resize(-1)}
        >
          <SmallerIcon />
        </button>
        <button
          type="button"
          className="btn"
          aria-label={words.larger}
          aria-disabled={size === SIZES.at(-1)}
          onClick={() => resize(1)}
        >
          <LargerIcon />
        </button>
        <span role="status" className="visually-hidden">
          {size === 100 ? '' : words.size(size)}
        </span>
      </div>
    </>
  );
}
