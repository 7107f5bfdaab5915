import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLanguageCode } from '../words/language';
import type { VisitWords } from '../words/visit.en';
import { useVisitWords } from '../words/visitWords';
import { focusedField, followFocus } from './focusedField';
import { LETTERS, symbolsIn, type Key } from './layout';
import { enter, insert, move, textField, type TextField } from './typing';

const FACES = {
  shift: '⇧',
  back: '⌫',
  left: '◀',
  right: '▶',
} as const;

/** For terminals with a touch screen only: a keyboard whenever a field for text has the focus. */
export function ScreenKeyboard() {
  const field = useSyncExternalStore(followFocus, focusedField);
  const [hidden, setHidden] = useState<TextField | null>(null);
  useEffect(() => {
    // A second press of a field whose keyboard was hidden brings it back.
    const press = ({ target }: Event) => textField(target) && setHidden(null);
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  if (!field || field === hidden) return null;
  return createPortal(<Keys field={field} onHide={() => setHidden(field)} />, document.body);
}

function Keys({ field, onHide }: { field: TextField; onHide: () => void }) {
  const { keyboard } = useVisitWords();
  const language = useLanguageCode();
  const [hasSymbols, setSymbols] = useState(false);
  const [isShifted, setShifted] = useState(false);
  const board = useRef<HTMLElement>(null);

  // The page makes room, and the field moves to where it can be seen.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--keyboard', `${board.current?.offsetHeight ?? 0}px`);
    // What a search finds is below its field.
    field.scrollIntoView({ block: field.type === 'search' ? 'start' : 'center' });
    return () => void style.removeProperty('--keyboard');
  }, [field]);

  const press = (key: Key) => {
    if (typeof key === 'string') {
      insert(field, isShifted ? key.toLocaleUpperCase() : key);
      setShifted(false);
      return;
    }
    const actions = {
      shift: () => setShifted(!isShifted),
      layer: () => setSymbols(!hasSymbols),
      space: () => insert(field, ' '),
      back: () => insert(field, ''),
      enter: () => enter(field),
      left: () => move(field, -1),
      right: () => move(field, 1),
      hide: onHide,
    };
    actions[key.does]();
  };
  return (
    <section ref={board} className="keyboard" aria-label={keyboard.label}>
      {(hasSymbols ? symbolsIn(language) : LETTERS).map((row, place) => (
        <div key={place} className="keys">
          {row.map((key) => (
            <button
              key={typeof key === 'string' ? key : key.does}
              type="button"
              className={`btn key ${typeof key === 'string' ? '' : `key-${key.does}`}`}
              // The focus stays in the field.
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              aria-label={
                typeof key === 'string' ? undefined : named(key.does, hasSymbols, keyboard)
              }
              aria-pressed={typeof key !== 'string' && key.does === 'shift' ? isShifted : undefined}
              onClick={() => press(key)}
            >
              {face(key, isShifted, hasSymbols, keyboard)}
            </button>
          ))}
        </div>
      ))}
    </section>
  );
}

type Does = Exclude<Key, string>['does'];
type Names = VisitWords['keyboard'];

function named(does: Does, hasSymbols: boolean, names: Names): string {
  return does === 'layer' ? (hasSymbols ? names.letters : names.symbols) : names[does];
}

function face(key: Key, isShifted: boolean, hasSymbols: boolean, names: Names): string {
  if (typeof key === 'string') return isShifted ? key.toLocaleUpperCase() : key;
  if (key.does === 'layer') return hasSymbols ? 'abc' : 'áé?';
  const { does } = key;
  if (does === 'space' || does === 'enter') return names[does];
  return does === 'hide' ? names.hideShort : FACES[does];
}
