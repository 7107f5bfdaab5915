import type { Place } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { isAlways, weeksOf, type Cell } from './month';
import { MonthPlace } from './MonthPlace';
import { spanText, weekdayTexts } from './openTexts';

interface Props {
  month: string;
  title: string;
  places: Place[];
}

/** The weeks with the numbers and times of the places, and what each number stands for. */
export function MonthTable({ month, title, places }: Props) {
  const language = useLanguageCode();
  return (
    <>
      <Always month={month} places={places} />
      {/* A region that scrolls has to be reachable by keyboard (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className="month-frame" role="region" aria-label={title} tabIndex={0}>
        <table className="month">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {weekdayTexts(language).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month, places).map((week, at) => (
              <tr key={at}>
                {week.map((cell, weekday) => (
                  <Day key={weekday} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ol className="month-places" lang="en">
        {places.map(({ place }) => (
          <MonthPlace key={place.id} place={place} />
        ))}
      </ol>
    </>
  );
}

/** The numbers of places that are open around the clock. */
function Always({ month, places }: { month: string; places: Place[] }) {
  const words = useFindWords();
  const numbers = places.flatMap((place, at) => (isAlways(place, month) ? [at + 1] : []));
  if (numbers.length === 0) return null;
  return (
    <p className="month-always">
      {words.month.always} <strong>{numbers.join(', ')}</strong>
    </p>
  );
}

function Day({ cell }: { cell: Cell }) {
  const language = useLanguageCode();
  const words = useFindWords();
  if (!cell) return <td />;
  return (
    <td>
      <span className="date">{Number(cell.day.slice(8))}</span>
      <ul>
        {cell.entries.map(({ number, slot }) => (
          <li key={`${number} ${slot.from ?? ''} ${slot.service ?? ''}`}>
            <strong>{number}</strong> {spanText(slot, words, language)}
            {slot.state === 'ask' && <span title={words.month.ask}> ?</span>}
          </li>
        ))}
      </ul>
    </td>
  );
}
