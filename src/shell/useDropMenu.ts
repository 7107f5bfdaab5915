import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { hasLeft } from './hasLeft';

/**
 * A menu that a button shows and hides, with the arrow keys that people try first (the disclosure pattern of
 * WAI-ARIA for navigation, with its optional keys).
 */
export function useDropMenu(open: boolean, onOpen: (wanted: boolean) => void) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      onOpen(false);
      button.current?.focus();
      return;
    }
    const items = Array.from(list.current?.querySelectorAll<HTMLElement>('a, button') ?? []);
    const next = itemAfter(event.key, items, event.target);
    if (!next) return;
    event.preventDefault();
    // A hidden item cannot take the focus.
    if (!open) flushSync(() => onOpen(true));
    next.focus();
  };
  const onBlur = (event: FocusEvent) => open && hasLeft(event) && onOpen(false);
  return {
    around: { onKeyDown, onBlur },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => onOpen(!open),
    },
    list: { ref: list, id, className: `dropdown-menu ${open ? 'show' : ''}` },
  };
}

/** The item an arrow key leads to, from the button or from an item. */
function itemAfter(key: string, items: HTMLElement[], from: EventTarget): HTMLElement | undefined {
  const at = items.indexOf(from as HTMLElement);
  if (key === 'ArrowDown') return items[Math.min(at + 1, items.length - 1)];
  if (key === 'ArrowUp') return items.at(at < 0 ? -1 : Math.max(at - 1, 0));
  if (at < 0) return undefined;
  return key === 'Home' ? items[0] : key === 'End' ? items.at(-1) : undefined;
}
