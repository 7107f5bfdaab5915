import { Link } from 'react-router';
import type { SearchAnswer } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { unknownWords } from './unknownWords';

interface Props {
  text: string;
  answer: SearchAnswer;
  /** Whether a place that is not in New Jersey was named, which has a line of its own. */
  isOutside: boolean;
}

/**
 * What a search understood beside its needs, which have buttons, and its town, which has a line: what was looked for,
 * a word that was corrected, with the way back to the word as it was typed, and words that no place has.
 */
export function Understood({ text, answer, isOutside }: Props) {
  const { search, wishNames } = useFindWords();
  const { wishes, understood, typed, unknown, total } = answer;
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
      {unknown.length > 0 && total > 0 && !isOutside && (
        <p>{search.unknown(unknownWords(text, unknown))}</p>
      )}
      {wishes.length > 0 && (
        <p>{search.looked(wishes.map((wish) => wishNames[wish]).join(', '))}</p>
      )}
    </>
  );
}
