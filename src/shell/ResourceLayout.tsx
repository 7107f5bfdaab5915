import { Fragment } from 'react';
import { NavLink, Outlet } from 'react-router';
import { useWords } from '../words/language';
import { useMoreLists } from '../menus/listMenu';
import { nameOf } from '../menus/place';
import { sidebar } from './navigation';

/** RTE-4: the sidebar on the left, the list or the videos on the right. */
export function ResourceLayout() {
  const words = useWords();
  const more = useMoreLists();
  return (
    <div className="container-fluid">
      <div className="row">
        <nav className="sidebar col-3 col-md-2" aria-label={words.nav.sidebar}>
          {sidebar(more).map((group, index) => (
            <Fragment key={group[0]?.path}>
              {index > 0 && <hr />}
              <ul>
                {group.map((place) => (
                  <li key={place.path}>
                    <NavLink to={place.path}>{nameOf(place, words)}</NavLink>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </nav>
        <div className="col-9 col-md-10 content">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
