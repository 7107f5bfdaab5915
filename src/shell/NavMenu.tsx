import { useId, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { NavLink } from 'react-router';
import { useWords } from '../words/language';
import { hasLeft } from './hasLeft';
import { nameOf } from '../menus/place';
import type { Menu } from './navigation';

interface Props {
  menu: Menu;
  open: boolean;
  onOpen: (wanted: boolean) => void;
}

/**
 * A menu of links that a button shows and hides, with the arrow keys that people try first (the
 * disclosure pattern of WAI-ARIA for navigation, with its optional keys).
 */
export function NavMenu({ menu, open, onOpen }: Props) {
  const words = useWords();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  const list = useRef<HTMLUListElement>(null);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      onOpen(false);
      button.current?.focus();
      return;
    }
    const links = Array.from(list.current?.querySelectorAll('a') ?? []);
    const next = linkAfter(event.key, links, event.target);
    if (!next) return;
    event.preventDefault();
    // A hidden link cannot take the focus.
    if (!open) flushSync(() => onOpen(true));
    next.focus();
  };
  return (
    // The key belongs to the button and the links inside; the list item only hears it.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <li
      className="nav-item dropdown"
      onKeyDown={onKey}
      onBlur={(event) => open && hasLeft(event) && onOpen(false)}
    >
      <button
        ref={button}
        type="button"
        className="nav-link dropdown-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        {words.nav[menu.name]}
      </button>
      <ul ref={list} id={id} className={`dropdown-menu ${open ? 'show' : ''}`}>
        {menu.places.map((place) => (
          <li key={place.name ?? place.path}>
            <NavLink className="dropdown-item" to={place.path} onClick={() => onOpen(false)}>
              {nameOf(place, words)}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The link an arrow key leads to, from the button or from a link. */
function linkAfter(key: string, links: HTMLElement[], from: EventTarget): HTMLElement | undefined {
  const at = links.indexOf(from as HTMLElement);
  if (key === 'ArrowDown') return links[Math.min(at + 1, links.length - 1)];
  if (key === 'ArrowUp') return links.at(at < 0 ? -1 : Math.max(at - 1, 0));
  if (at < 0) return undefined;
  return key === 'Home' ? links[0] : key === 'End' ? links.at(-1) : undefined;
}
