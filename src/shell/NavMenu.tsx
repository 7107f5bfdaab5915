import { useId, useRef, type KeyboardEvent } from 'react';
import { NavLink } from 'react-router';
import { useWords } from '../words/language';
import { hasLeft } from './hasLeft';
import type { Menu } from './navigation';

interface Props {
  menu: Menu;
  open: boolean;
  onOpen: (wanted: boolean) => void;
}

/** A menu of links that a button shows and hides (the disclosure pattern of WAI-ARIA). */
export function NavMenu({ menu, open, onOpen }: Props) {
  const words = useWords();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    onOpen(false);
    button.current?.focus();
  };
  return (
    // The key belongs to the button and the links inside; the list item only hears it.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <li
      className="nav-item dropdown"
      onKeyDown={closeByKey}
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
      <ul id={id} className={`dropdown-menu ${open ? 'show' : ''}`}>
        {menu.places.map(({ name, path }) => (
          <li key={name}>
            <NavLink className="dropdown-item" to={path} onClick={() => onOpen(false)}>
              {words.nav[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
