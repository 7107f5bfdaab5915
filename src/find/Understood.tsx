import { Link } from 'react-router';
import type { SearchAnswer } from '../generated/bindings';
import { useFindWords } from '../words/findWords';

/**
 * What a search understood beside its needs, which have buttons, and its town, which has a line: what was looked for,
 * and a word that was corrected, with the way back to the word as it was typed.
 */
export function Understood({ answer }: { answer: SearchAnswer }) {
  const { search, wishNames } = useFindWords();
  const { wishes, understood, typed } = answer;
  return (
    <>
      {understood && (
        <p>
          {search.understood(understood)}
          {typed && (
            <>
              {' '}
              <Link className="no-print" to={`?q=${encodeURIComponent(typed)}`} replace>
                {search.asTyped(typed.replaceAll('"', ''))}
              </Link>
            </>
          )}
        </p>
      )}
      {wishes.length > 0 && (
        <p>{search.looked(wishes.map((wish) => wishNames[wish]).join(', '))}</p>
      )}
    </>
  );
}
