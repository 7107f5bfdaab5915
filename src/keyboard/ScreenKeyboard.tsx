import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { VisitWords } from '../words/visit.en';
import { useVisitWords } from '../words/visitWords';
import { LETTERS, SIGNS, type Key } from './layout';
import { enter, insert, move, textField, type TextField } from './typing';

const FACES = {
  shift: '⇧',
  back: '⌫',
  enter: '⏎',
  left: '◀',
  right: '▶',
  hide: '▼',
} as const;

/** For terminals with a touch screen only: a keyboard whenever a field for text has the focus. */
export function ScreenKeyboard() {
  const field = useSyncExternalStore(subscribe, () => textField(document.activeElement));
  const [hidden, setHidden] = useState<TextField | null>(null);
  useEffect(() => {
    // A second touch of a field whose keyboard was hidden brings it back.
    const touch = ({ target }: Event) => textField(target) && setHidden(null);
    document.addEventListener('pointerdown', touch);
    return () => document.removeEventListener('pointerdown', touch);
  }, []);
  if (!field || field === hidden) return null;
  return createPortal(<Keys field={field} onHide={() => setHidden(field)} />, document.body);
}

/** Tells of every move of the focus; on the way from field to field the keyboard stays. */
function subscribe(tell: () => void): () => void {
  const out = ({ relatedTarget }: FocusEvent) => {
    if (!textField(relatedTarget)) tell();
  };
  document.addEventListener('focusin', tell);
  document.addEventListener('focusout', out);
  return () => {
    document.removeEventListener('focusin', tell);
    document.removeEventListener('focusout', out);
  };
}

function Keys({ field, onHide }: { field: TextField; onHide: () => void }) {
  const { keyboard } = useVisitWords();
  const [hasSigns, setSigns] = useState(false);
  const [isShifted, setShifted] = useState(false);
  const board = useRef<HTMLElement>(null);

  // The page makes room, and the field moves to where it can be seen.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--keyboard', `${board.current?.offsetHeight ?? 0}px`);
    field.scrollIntoView({ block: 'center' });
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
      layer: () => setSigns(!hasSigns),
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
      {(hasSigns ? SIGNS : LETTERS).map((row, place) => (
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
              aria-label={typeof key === 'string' ? undefined : named(key.does, hasSigns, keyboard)}
              aria-pressed={typeof key !== 'string' && key.does === 'shift' ? isShifted : undefined}
              onClick={() => press(key)}
            >
              {face(key, isShifted, hasSigns, keyboard)}
            </button>
          ))}
        </div>
      ))}
    </section>
  );
}

type Does = Exclude<Key, string>['does'];
type Names = VisitWords['keyboard'];

function named(does: Does, hasSigns: boolean, names: Names): string {
  return does === 'layer' ? (hasSigns ? names.letters : names.symbols) : names[does];
}

function face(key: Key, isShifted: boolean, hasSigns: boolean, names: Names): string {
  if (typeof key === 'string') return isShifted ? key.toLocaleUpperCase() : key;
  if (key.does === 'layer') return hasSigns ? 'abc' : 'áé?';
  return key.does === 'space' ? names.space : FACES[key.does];
}
