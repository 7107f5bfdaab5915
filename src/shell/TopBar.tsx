import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useBackend } from '../backend/context';
import { icon } from '../page/icon';
import { useWords } from '../words/language';
import { hasLeft } from './hasLeft';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { useMoreLists } from '../menus/listMenu';
import { nameOf } from '../menus/place';
import { hasLightBar, menus, PLACES } from './navigation';
import { NavMenu } from './NavMenu';
import { surrounding } from './surrounding';

const SearchIcon = icon('M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM16.2 16.2 21 21');

// In the file of the bar below: it must not weigh on the first load.
const SessionStatus = surrounding(
  async () => (await import('../visit/SessionStatus')).SessionStatus,
);

/**
 * The navigation on every screen (NAV). Plain markup with Bootstrap's classes: react-bootstrap's
 * Navbar would cost a tenth of what a phone has to load before it shows anything.
 */
export function TopBar() {
  const words = useWords();
  const { isSignedInAtStart } = useBackend();
  const more = useMoreLists();
  const { pathname, key } = useLocation();
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);

  // Choosing a link closes everything that is open (NAV-6).
  const [shownFor, setShownFor] = useState(key);
  if (shownFor !== key) {
    setShownFor(key);
    setOpen(false);
    setMenu(null);
  }
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) setMenu(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const style = hasLightBar(pathname) ? 'sticky-top navbar-light' : 'fixed-top navbar-dark';
  return (
    // The focus is that of the links inside; the bar only hears that it went on.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <header
      ref={bar}
      className={`navbar ${style}`}
      onBlur={(event) => hasLeft(event) && setOpen(false)}
    >
      <nav className="container-fluid" aria-label={words.nav.label}>
        <Link className="navbar-brand" to="/" aria-label={words.siteName}>
          <Logo />
          <span aria-hidden="true">{words.siteName}</span>
        </Link>
        <LanguageMenu
          open={menu === 'language'}
          onOpen={(wanted) => setMenu(wanted ? 'language' : null)}
        />
        <button
          type="button"
          className="navbar-toggler"
          aria-expanded={open}
          aria-controls="navigation"
          onClick={() => setOpen(!open)}
        >
          <svg className="icon" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.25" />
          </svg>{' '}
          {words.nav.toggle}
        </button>
        <div id="navigation" className={`navbar-collapse collapse ${open ? 'show' : ''}`}>
          <ul className="navbar-nav">
            {menus(more).map((entry) => (
              <NavMenu
                key={entry.name}
                menu={entry}
                open={menu === entry.name}
                onOpen={(wanted) => setMenu(wanted ? entry.name : null)}
              />
            ))}
            {PLACES.map((place) => (
              <li key={place.path} className="nav-item">
                <NavLink className="nav-link" to={place.path}>
                  {nameOf(place, words)}
                </NavLink>
              </li>
            ))}
            <li className="nav-item">
              <NavLink className="nav-link search" to="/search-lists">
                <SearchIcon />
                <span>{words.nav.search}</span>
              </NavLink>
            </li>
          </ul>
        </div>
        <Suspense fallback={isSignedInAtStart && <div className="session" />}>
          <SessionStatus />
        </Suspense>
      </nav>
    </header>
  );
}
