import { Link } from 'react-router';
import type { SearchAnswer } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { timeSaid } from '../placefacts/timeSaid';
import { wordsOf } from '../placefacts/typedWords';
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
  const times = unknown.filter((it) => isTime(text, it));
  const others = unknown.filter((it) => !times.includes(it));
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
      {times.length > 0 && total > 0 && <p>{search.times(unknownWords(text, times))}</p>}
      {others.length > 0 && total > 0 && !isOutside && (
        <p>{search.unknown(unknownWords(text, others))}</p>
      )}
      {wishes.length > 0 && (
        <p>{search.looked(wishes.map((wish) => wishNames[wish]).join(', '))}</p>
      )}
    </>
  );
}

/** Whether words of a text that were left out name a time of the day. */
function isTime(text: string, left: string): boolean {
  const words = wordsOf(text).map((it) => it.text);
  const length = left.split(' ').length;
  return words.some(
    (_, at) =>
      words.slice(at, at + length).join(' ') === left &&
      timeSaid(words.slice(at), words.slice(0, at), () => true)?.length === length,
  );
}
