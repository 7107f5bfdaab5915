import type { MouseEvent, ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useListMenu } from '../menus/useListMenu';
import type { Account } from '../backend/Account';
import type { DeskMe } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { LANGUAGES, useLanguage } from '../words/language';

interface Props {
  /** Of a person who is logged in. */
  account?: Account;
  /** Of a person who is on the staff. */
  me?: DeskMe;
  children: ReactNode;
}

/** What surrounds every screen of the desk. */
export function DeskFrame({ account, me, children }: Props) {
  const words = useDeskWords();
  const { words: all, choose } = useLanguage();
  useListMenu();
  const other = all.language === 'en' ? 'es' : 'en';
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <div className="desk">
      <a className="skip-link" href="#main" onClick={skip}>
        {words.skip}
      </a>
      <header className="desk-bar">
        <nav aria-label={words.nav}>
          <strong>
            {all.siteName} · {words.title}
          </strong>
          {me && (
            <ul>
              <li>
                <NavLink to="/desk" end>
                  {words.queue}
                </NavLink>
              </li>
              <li>
                <NavLink to="/desk/review">{words.review(0)}</NavLink>
              </li>
              {me.role !== 'caller' && (
                <>
                  <li>
                    <NavLink to="/desk/many">{words.imports}</NavLink>
                  </li>
                  <li>
                    <NavLink to="/desk/mail">{words.messagesTitle}</NavLink>
                  </li>
                  <li>
                    <NavLink to="/desk/notice">{words.noticesTitle}</NavLink>
                  </li>
                  <li>
                    <NavLink to="/desk/texts">{words.pages}</NavLink>
                  </li>
                </>
              )}
              {me.role === 'owner' && (
                <>
                  <li>
                    <NavLink to="/desk/menu">{words.lists}</NavLink>
                  </li>
                  <li>
                    <NavLink to="/desk/kiosks">{words.kiosks}</NavLink>
                  </li>
                  <li>
                    <NavLink to="/desk/numbers">{words.insight}</NavLink>
                  </li>
                  <li>
                    <NavLink to="/desk/staff">{words.people}</NavLink>
                  </li>
                </>
              )}
            </ul>
          )}
          <ul className="desk-ways">
            <li>
              <Link to="/">{words.toWebsite}</Link>
            </li>
            <li>
              <button
                type="button"
                className="btn btn-link"
                lang={other}
                onClick={() => choose(other)}
              >
                {LANGUAGES[other]}
              </button>
            </li>
            {account && (
              <li>
                <button
                  type="button"
                  className="btn btn-link"
                  onClick={() => void account.signOut()}
                >
                  {words.logOut}
                </button>
              </li>
            )}
          </ul>
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {me && (
          <p className="desk-me">
            {me.name} · {words.roles[me.role]}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}
