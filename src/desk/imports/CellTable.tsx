import { Unbroken } from '../../places/DataText';
import { useImportWords } from '../../words/importWords';
import { WideTable } from './WideTable';

interface Cell {
  /** As a spreadsheet names it: `C14`. */
  cell: string;
  /** The heading of its column. */
  header: string;
  text: string;
  /** What is said of it. */
  said: string;
}

/** Cells of a table, each with what is said of it. `label` heads that column. */
export function CellTable({ label, cells }: { label: string; cells: Cell[] }) {
  const words = useImportWords();
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col">{words.cell}</th>
          <th scope="col">{label}</th>
          <th scope="col">{words.is}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map(({ cell, header, text, said }, index) => (
          <tr key={index}>
            <th scope="row">
              {cell} <span className="quiet">{header}</span>
            </th>
            <td>{said}</td>
            <td lang="en">
              <Unbroken text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
