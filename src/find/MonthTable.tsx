import type { Place } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { holidayWords } from '../places/holiday';
import { everyDay, weeksOf, type Cell, type Entry } from './month';
import { MonthPlace } from './MonthPlace';
import { spanText, weekdayText, weekdayTexts } from './openTexts';

interface Props {
  month: string;
  title: string;
  places: Place[];
  /** `YYYY-MM-DD` */
  today: string;
}

/** The weeks with the numbers and times of the places, and what each number stands for. */
export function MonthTable({ month, title, places, today }: Props) {
  const language = useLanguageCode();
  return (
    <>
      <EveryDay month={month} places={places} />
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
                  <Day key={weekday} cell={cell} places={places} today={today} />
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

/** The times that are the same on every day, beside the calendar. */
function EveryDay({ month, places }: { month: string; places: Place[] }) {
  const words = useFindWords();
  const entries = everyDay(month, places);
  if (entries.length === 0) return null;
  return (
    <div className="month-daily">
      {words.month.everyDay} <Times entries={entries} places={places} />
    </div>
  );
}

interface DayProps {
  cell: Cell;
  places: Place[];
  today: string;
}

/** A day. Where a month is a list of days, it says its weekday, and those that are over are left out. */
function Day({ cell, places, today }: DayProps) {
  const language = useLanguageCode();
  const words = useFindWords();
  if (!cell) return <td className="no-day" />;
  const { day, entries, holiday } = cell;
  const isOver = day < today;
  const isEmpty = entries.length === 0 && holiday === null;
  return (
    <td className={isOver || isEmpty ? 'no-day' : undefined}>
      <span className="date">
        <span className="month-weekday">{weekdayText(day, language)} </span>
        {Number(day.slice(8))}
      </span>
      {holiday && <span className="month-holiday">{holidayWords(day, holiday, words)}</span>}
      <Times entries={entries} places={places} />
    </td>
  );
}

function Times({ entries, places }: { entries: Entry[]; places: Place[] }) {
  const language = useLanguageCode();
  const words = useFindWords();
  return (
    <ul>
      {entries.map(({ number, slot }) => (
        <li key={`${number} ${slot.from ?? ''} ${slot.to ?? ''}`}>
          <strong>{number}</strong> {spanText(slot, words, language)}
          {slot.state === 'ask' && <span title={words.month.ask}> ?</span>}
          <span className="month-name" lang="en">
            {places[number - 1]?.place.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
