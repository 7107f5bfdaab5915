import { Fragment } from 'react';
import type { DeskContradiction } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { useWords } from '../words/language';
import { refusalWordsIn } from '../words/refusalWords';
import { useFocusOnArrival } from './focus/useFocusOnArrival';

interface Props {
  found: readonly DeskContradiction[];
  /** Whether a person asked for something that it holds up. */
  takesFocus?: boolean;
}

/** Texts of a place that an editor should look at again: sentences that exclude each other, or a text that may be right. */
export function Contradictions({ found, takesFocus = false }: Props) {
  const words = useDeskWords();
  const refusals = refusalWordsIn(useWords().language);
  const warning = useFocusOnArrival<HTMLDivElement>(takesFocus);
  const asked: Record<string, ((texts: string[]) => string) | undefined> = {
    zip: ([zip = '']) => words.unknownZip(zip),
    'zip-repaired': ([typed = '', whole = '']) => refusals.repairedZip(typed, whole),
    'hours-closed': ([hours = '']) => refusals.closedHours(hours),
    'says-closed': ([text = '']) => refusals.saysClosed(text),
    'notes-closed': () => refusals.closedNotes,
    'far-apart': (where) => refusals.farApart(where.join(', ')),
    'fax-number': ([phone = '']) => refusals.faxNumber(phone),
    'number-off': ([phone = '']) => refusals.numberOff(phone),
    'paid-number': ([phone = '']) => refusals.paidNumber(phone),
    hours: ([hours = '']) => refusals.unreadHours(hours),
  };
  const sentences = found.filter(({ about }) => !asked[about]);
  return (
    <div
      ref={warning}
      role={takesFocus ? 'alert' : undefined}
      tabIndex={-1}
      className="desk-problem"
    >
      {found.map(({ about, words: texts }) => {
        const line = asked[about]?.(texts);
        return line && <p key={line}>{line}</p>;
      })}
      {sentences.length > 0 && (
        <>
          <p>{words.contradictions}</p>
          <ul>
            {sentences.map((it) => (
              <li key={it.about} lang="en">
                {it.words.map((sentence, at) => (
                  <Fragment key={sentence}>
                    {at > 0 && ' – '}
                    <q>{sentence}</q>
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
