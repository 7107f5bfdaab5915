import { useState, type ReactNode } from 'react';
import type { ImportDuplicate, ImportRepaired, ImportReport } from '../../generated/bindings';
import type { ImportWords } from '../../words/imports.en';
import { useImportWords } from '../../words/importWords';
import { CellTable } from './CellTable';
import { ColumnChoice } from './ColumnChoice';
import { Doubts } from './Doubts';
import { KnownPlaces } from './KnownPlaces';
import { ServiceChoice } from './ServiceChoice';
import { letterOf } from './letterOf';
import { WideTable } from './WideTable';

interface Props {
  report: ImportReport;
  isBusy: boolean;
  /** What became of the rows. */
  status: ReactNode;
  onLook: (columns: string[]) => void;
  onOnly: (term: string | null) => void;
  onBring: (columns: string[], also: number[]) => void;
}

/** Everything that was found in a file: columns, repairs, mistakes, rows that are known. */
export function Findings({ report, isBusy, status, onLook, onOnly, onBring }: Props) {
  const words = useImportWords();
  const { columns, repairs, mistakes, mistakesTotal, changes, duplicates, good } = report;
  const fields = columns.map(({ field }) => field);
  const unused = columns.flatMap(({ field, header }, at) =>
    field ? [] : [header || words.column(letterOf(at))],
  );
  const [also, setAlso] = useState<number[]>([]);
  const most = good + also.length + changes.length;
  const choose = (row: number, isChosen: boolean) =>
    setAlso(isChosen ? [...also, row] : also.filter((it) => it !== row));
  return (
    <section className="desk-card desk-found" aria-label={words.found}>
      <h2>{words.found}</h2>
      {report.terms.length > 0 && <ServiceChoice report={report} isBusy={isBusy} onOnly={onOnly} />}
      {report.unsorted && <p className="desk-problem">{words.unsorted}</p>}
      {report.terms.length > 0 && report.rows === 0 && (
        <p className="desk-problem">{words.noneForList}</p>
      )}
      <ColumnChoice key={fields.join(',')} report={report} isBusy={isBusy} onLook={onLook} />
      {unused.length > 0 && (
        <p className="desk-problem">{words.unused(unused.length, unused.join(', '))}</p>
      )}
      {repairs.length > 0 && <Repairs report={report} />}
      {mistakesTotal > 0 && (
        <>
          <h3>{words.mistakes(mistakesTotal)}</h3>
          <p>
            {words.mistakesText} {mistakes.length < mistakesTotal && words.more(mistakes.length)}
          </p>
          <CellTable
            label={words.what}
            cells={mistakes.map((it) => ({ ...it, said: words.problem[it.problem] }))}
          />
        </>
      )}
      {report.doubts.length > 0 && <Doubts report={report} />}
      {changes.length > 0 && <KnownPlaces changes={changes} />}
      {duplicates.length > 0 && (
        <>
          <h3>{words.duplicates(duplicates.length)}</h3>
          <p>{words.duplicatesText}</p>
          <Duplicates duplicates={duplicates} also={also} onChoose={choose} />
        </>
      )}
      <p className="actions">
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isBusy || most === 0}
          onClick={() => {
            if (!isBusy && most > 0) onBring(fields, also);
          }}
        >
          {most === 0 ? words.nothingToAdd : words.bring(most)}
        </button>
      </p>
      {status}
    </section>
  );
}

function Repairs({ report: { repairs } }: { report: ImportReport }) {
  const words = useImportWords();
  return (
    <>
      <h3>{words.repairs}</h3>
      <ul className="desk-repairs">
        {repairs.map((found) => (
          <li key={found.repair}>
            <strong>{words.repair[found.repair]}</strong> {whereFound(words, found)}
            {found.cell && (
              <span className="quiet">
                {found.cell}: {[found.before, found.after].filter(Boolean).join(' → ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where in the file something was put right. */
function whereFound(words: ImportWords, { repair, count, cell, before, after }: ImportRepaired) {
  if (repair === 'sheets') return words.sheets(before, after, count);
  if (repair === 'hidden-rows') return words.rowCount(count);
  return cell ? words.cells(count) : words.wholeFile(before);
}

interface DuplicatesProps {
  duplicates: ImportDuplicate[];
  also: number[];
  onChoose: (row: number, isChosen: boolean) => void;
}

function Duplicates({ duplicates, also, onChoose }: DuplicatesProps) {
  const words = useImportWords();
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
        {duplicates.map(({ row, here, there, above, likeness, hasMistake }) => (
          <tr key={row}>
            <th scope="row">
              {hasMistake || likeness === 'same' || likeness === 'removed' ? (
                row
              ) : (
                <label className="desk-also">
                  <input
                    type="checkbox"
                    className="form-check-input"
                    aria-label={words.alsoRow(row)}
                    checked={also.includes(row)}
                    onChange={({ target }) => onChoose(row, target.checked)}
                  />
                  {row}
                </label>
              )}
            </th>
            <td lang="en">{here}</td>
            <td>
              <span className="quiet">{above === null ? words.onList : words.above(above)}</span>{' '}
              <span lang="en">{there}</span>
            </td>
            <td>
              {words.likeness[likeness]}
              {hasMistake && <span className="quiet desk-sample"> {words.hasMistake}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
