import { NavLink } from 'react-router';
import { useWords } from '../words/language';
import { nameOf } from '../menus/place';
import type { Menu } from './navigation';
import { useDropMenu } from './useDropMenu';

interface Props {
  menu: Menu;
  open: boolean;
  onOpen: (wanted: boolean) => void;
}

/** A menu of links. */
export function NavMenu({ menu, open, onOpen }: Props) {
  const words = useWords();
  const drop = useDropMenu(open, onOpen);
  return (
    // The key belongs to the button and the links inside; the list item only hears it.

    <li className="nav-item dropdown" {...drop.around}>
      <button {...drop.button} className="nav-link dropdown-toggle">
        {words.nav[menu.name]}
      </button>
      <ul {...drop.list}>
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
