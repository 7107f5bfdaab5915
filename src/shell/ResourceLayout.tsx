import { Fragment } from 'react';
import { NavLink, Outlet } from 'react-router';
import { useWords } from '../words/language';
import { SIDEBAR } from './navigation';

/** RTE-4: the sidebar on the left, the list or the videos on the right. */
export function ResourceLayout() {
  const { nav } = useWords();
  return (
    <div className="container-fluid">
      <div className="row">
        <nav className="sidebar col-3 col-md-2" aria-label={nav.sidebar}>
          {SIDEBAR.map((group, index) => (
            <Fragment key={group[0]?.path}>
              {index > 0 && <hr />}
              <ul>
                {group.map(({ name, path }) => (
                  <li key={path}>
                    <NavLink to={path}>{nav[name]}</NavLink>
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
