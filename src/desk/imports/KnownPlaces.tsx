import type { ImportChange } from '../../generated/bindings';
import { useImportWords } from '../../words/importWords';
import { Changes } from '../Changes';
import { WideTable } from './WideTable';

interface Props {
  /** The first of them. */
  changes: ImportChange[];
  total: number;
}

/** Rows that are known by the id of their place, and what they change of it. */
export function KnownPlaces({ changes, total }: Props) {
  const words = useImportWords();
  return (
    <>
      <h3>{words.changes(total)}</h3>
      <p>
        {words.changesText} {changes.length < total && words.more(changes.length)}
      </p>
      <WideTable label={words.change}>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.change}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ row, place, name, before, after }) => (
            <tr key={place}>
              <th scope="row">{row}</th>
              <td lang="en">{name}</td>
              <td>
                <Changes before={before} after={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}
