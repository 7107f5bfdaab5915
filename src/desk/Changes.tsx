import type { Row } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { FactValue, isField } from './FactValue';
import { useFactName } from './factName';

/** What changes: each fact before and after. */
export function Changes({ before, after }: { before: Row; after: Row }) {
  const words = useDeskWords();
  const nameOf = useFactName();
  // What was only there before is gone.
  const all = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const changed = all.filter(
    (name) => name !== ':no-answer-on' && (name !== ':due' || after[name] !== ''),
  );
  // The fields of the list come first.
  const names = [...changed.filter(isField), ...changed.filter((name) => !isField(name))];
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
            <td>
              <FactValue name={name} row={before} />
            </td>
            <td>
              <FactValue name={name} row={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
