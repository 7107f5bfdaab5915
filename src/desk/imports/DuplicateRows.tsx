import type { ImportDuplicate } from '../../generated/bindings';
import { useImportWords } from '../../words/importWords';
import { Changes } from '../Changes';
import { WideTable } from './WideTable';

/** What a person says of rows that look known: they are added anyway, or change the place they look like. */
export type Chosen = ReadonlyMap<number, 'add' | 'change'>;

interface Props {
  duplicates: ImportDuplicate[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Rows that are known or that look the same, each with what a person can do with it. */
export function DuplicateRows({ duplicates, chosen, onChoose }: Props) {
  const words = useImportWords();
  const box = (row: number, way: 'add' | 'change', name: string, text: string) => (
    <label className="desk-also">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={name}
        checked={chosen.get(row) === way}
        onChange={({ target }) => {
          const next = new Map(chosen);
          if (target.checked) next.set(row, way);
          else next.delete(row);
          onChoose(next);
        }}
      />
      {text}
    </label>
  );
  return (
    <WideTable label={words.why}>
      <thead>
        <tr>
          <th scope="col">{words.row}</th>
          <th scope="col">{words.here}</th>
          <th scope="col">{words.there}</th>
          <th scope="col">{words.why}</th>
        </tr>
      </thead>
      <tbody>
        {duplicates.map(({ row, here, there, above, likeness, hasMistake, before, after }) => (
          <tr key={row}>
            <th scope="row">
              {hasMistake || likeness === 'same' || likeness === 'removed'
                ? row
                : box(row, 'add', words.alsoRow(row), String(row))}
            </th>
            <td lang="en">{here}</td>
            <td>
              <span className="quiet">{above === null ? words.onList : words.above(above)}</span>{' '}
              <span lang="en">{there}</span>
            </td>
            <td>
              {words.likeness[likeness]}
              {hasMistake && <span className="quiet desk-sample"> {words.hasMistake}</span>}
              {Object.keys(after).length > 0 && (
                <>
                  {box(row, 'change', words.changeRow(row), words.changeIt)}
                  <Changes before={before} after={after} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
