import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useDeskWords } from '../../words/deskWords';
import './bar.css';
import { MoreEntries } from './MoreEntries';
import { useFitting } from './useFitting';

/** An entry of the bar. */
export interface BarEntry {
  /** The same in every language, so that an entry keeps the focus when the language changes. */
  id: string;
  name: string;
  /** The address of its screen; entries without one stand at the end of the line. */
  path?: string;
  /** Those with a low number stay in the line longest. */
  rank: number;
  content: ReactNode;
}

/** The entries of the desk in one line; what does not fit stands behind "More". */
export function DeskBar({ entries }: { entries: readonly BarEntry[] }) {
  const words = useDeskWords();
  const { pathname } = useLocation();
  const names = entries.map(({ name }) => name);
  // Where a person is stays in sight.
  const ranks = entries.map(({ path, rank }) => (path && path === pathname ? -1 : rank));
  const { line, stands, isMeasured } = useFitting(names, ranks);
  const rest = entries.filter((_, index) => !stands[index]);
  const inLine = (isScreen: boolean) =>
    entries
      .filter(({ path }, index) => stands[index] && (path !== undefined) === isScreen)
      .map(({ id, content }) => (
        <li key={id} data-entry className={isScreen ? undefined : 'desk-way'}>
          {content}
        </li>
      ));
  return (
    <ul ref={line} className="desk-entries">
      {inLine(true)}
      {/* It stays while the entries are measured, so that it keeps the focus. */}
      <MoreEntries label={words.more} isHidden={isMeasured && rest.length === 0}>
        {rest.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </MoreEntries>
      {inLine(false)}
    </ul>
  );
}
