import type { PlaceStatus, Role, Row } from '../generated/bindings';
import { EMPTY, valueOf } from '../places/cellContent';
import { Unbroken } from '../places/DataText';
import { DayValue, isDay } from '../places/DayValue';
import { useDeskWords } from '../words/deskWords';
import { useWords } from '../words/language';
import { useFactName } from './factName';
import { moment } from './moment';

/** What changes: each fact before and after. */
export function Changes({ before, after }: { before: Row; after: Row }) {
  const words = useDeskWords();
  const nameOf = useFactName();
  const { language } = useWords();
  const changed = Object.keys(after).filter(
    (name) => name !== ':no-answer-on' && (name !== ':due' || after[name] !== ''),
  );
  // The fields of the list come first.
  const isField = (name: string) => !name.startsWith(':');
  const names = [...changed.filter(isField), ...changed.filter((name) => !isField(name))];
  const shown = (name: string, text: string) => {
    if (name === ':status') return words.statuses[text as PlaceStatus];
    if (name === ':role') return words.roles[text as Role];
    if (name === ':due' || name === ':until') return text && moment(Number(text), language);
    if (name === ':sent') return words.sentBy[text] ?? text;
    if (name === ':notices') return words.noticesAre[text] ?? text;
    return text;
  };
  const value = (name: string, row: Row) => {
    if (!isField(name)) return row[name] ? shown(name, row[name]) : words.noValue;
    if (valueOf(row, name) === EMPTY) return words.noValue;
    if (isDay(name)) return <DayValue field={name} row={row} />;
    return (
      <span lang="en">
        <Unbroken text={valueOf(row, name)} />
      </span>
    );
  };
  return (
    <table className="desk-changes desk-facts">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.was}</th>
          <th scope="col">{words.willBe}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{nameOf(name)}</th>
            <td>{value(name, before)}</td>
            <td>{value(name, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
