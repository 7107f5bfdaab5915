import type { MouseEvent, ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import type { Account } from '../backend/Account';
import type { DeskMe } from '../generated/bindings';
import type { DeskWords } from '../words/desk.en';
import { useDeskWords } from '../words/deskWords';
import { LANGUAGES, useLanguage } from '../words/language';
import { DeskBar, type BarEntry } from './bar/DeskBar';
import { useLeave } from './unsaved/unsavedContext';

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
  const leave = useLeave();
  const other = all.language === 'en' ? 'es' : 'en';
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  const button = (
    id: string,
    name: string,
    rank: number,
    onClick: () => void,
    lang?: string,
  ): BarEntry => ({
    id,
    name,
    rank,
    content: (
      <button type="button" className="btn btn-link" lang={lang} onClick={onClick}>
        {name}
      </button>
    ),
  });
  const entries = [
    ...(me ? screensOf(me, words) : []),
    {
      id: 'website',
      name: words.toWebsite,
      rank: 20,
      content: <Link to="/">{words.toWebsite}</Link>,
    },
    button('language', LANGUAGES[other], 2, () => choose(other), other),
    ...(account
      ? [button('log-out', words.logOut, 1, () => leave(() => void account.signOut()))]
      : []),
  ];
  return (
    <div className="desk">
      <a className="skip-link" href="#main" onClick={skip}>
        {words.skip}
      </a>
      <header className="desk-bar">
        <nav aria-label={words.nav}>
          <strong>
            <span className="desk-site">{all.siteName} · </span>
            {words.title}
          </strong>
          <DeskBar entries={entries} />
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

/** The screens of a role, the most used first. */
function screensOf({ role, suggestions }: DeskMe, words: DeskWords): BarEntry[] {
  const all: [string, string, ReactNode?][] = [
    ['/desk', words.queue],
    ['/desk/review', words.review(suggestions), <Review key="review" count={suggestions} />],
  ];
  if (role !== 'caller') {
    all.push(
      ['/desk/many', words.imports],
      ['/desk/mail', words.messagesTitle],
      ['/desk/notice', words.noticesTitle],
      ['/desk/texts', words.pages],
    );
  }
  if (role === 'owner') {
    all.push(
      ['/desk/menu', words.lists],
      ['/desk/kiosks', words.kiosks],
      ['/desk/numbers', words.insight],
      ['/desk/staff', words.people],
      ['/desk/record', words.record],
    );
  }
  return all.map(([path, name, shown], index) => ({
    id: path,
    name,
    path,
    rank: index === 0 ? 0 : 2 + index,
    content: (
      <NavLink to={path} end={index === 0}>
        {shown ?? name}
      </NavLink>
    ),
  }));
}

/** The entry of the suggestions with the number of those that wait, which is read aloud in words. */
function Review({ count }: { count: number }) {
  const words = useDeskWords();
  if (count === 0) return words.review(0);
  return (
    <>
      <span aria-hidden="true">{words.review(count)}</span>
      <span className="visually-hidden">{words.reviewAloud(count)}</span>
    </>
  );
}
