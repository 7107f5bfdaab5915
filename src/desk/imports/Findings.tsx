import { useState, type ReactNode } from 'react';
import type { ImportReport } from '../../generated/bindings';
import { useImportWords } from '../../words/importWords';
import { CellTable } from './CellTable';
import { ColumnChoice } from './ColumnChoice';
import { Doubts } from './Doubts';
import { DuplicateRows, type Chosen } from './DuplicateRows';
import { KnownPlaces } from './KnownPlaces';
import { Missing } from './Missing';
import { Repairs } from './Repairs';
import { ServiceChoice } from './ServiceChoice';
import { letterOf } from './letterOf';

interface Props {
  report: ImportReport;
  isBusy: boolean;
  /** What became of the rows. */
  status: ReactNode;
  onLook: (columns: string[]) => void;
  onOnly: (term: string | null) => void;
  /** `also` are the rows that are added anyway, `change` those that change the place they look like. */
  onBring: (columns: string[], also: number[], change: number[]) => void;
}

/** Everything that was found in a file: columns, repairs, mistakes, rows that are known. */
export function Findings({ report, isBusy, status, onLook, onOnly, onBring }: Props) {
  const words = useImportWords();
  const { columns, repairs, mistakes, mistakesTotal, unchanged, duplicates, good } = report;
  const { changes, changesTotal } = report;
  const fields = columns.map(({ field }) => field);
  const unused = columns.flatMap(({ field, header }, at) =>
    field ? [] : [header || words.column(letterOf(at))],
  );
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const rowsThat = (way: 'add' | 'change') =>
    [...chosen.keys()].filter((row) => chosen.get(row) === way);
  const most = good + chosen.size + changesTotal;
  const sheets = repairs.find(({ repair }) => repair === 'sheets');
  const others = repairs.filter((it) => it !== sheets);
  return (
    <section className="desk-card desk-found" aria-label={words.found}>
      <h2>{words.found}</h2>
      {sheets && (
        <p className="desk-problem">
          {words.sheets(sheets.before, sheets.after, sheets.count)} {words.sheetsText}
        </p>
      )}
      {report.terms.length > 0 && <ServiceChoice report={report} isBusy={isBusy} onOnly={onOnly} />}
      {report.unsorted && <p className="desk-problem">{words.unsorted}</p>}
      {report.terms.length > 0 && report.rows === 0 && (
        <p className="desk-problem">{words.noneForList}</p>
      )}
      {report.missing.length > 0 && <Missing missing={report.missing} />}
      <ColumnChoice key={fields.join(',')} report={report} isBusy={isBusy} onLook={onLook} />
      {unused.length > 0 && (
        <p className="desk-problem">{words.unused(unused.length, unused.join(', '))}</p>
      )}
      {others.length > 0 && <Repairs repairs={others} />}
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
      {changes.length > 0 && <KnownPlaces changes={changes} total={changesTotal} />}
      {unchanged > 0 && <p>{words.unchanged(unchanged)}</p>}
      {duplicates.length > 0 && (
        <>
          <h3>{words.duplicates(duplicates.length)}</h3>
          <p>{words.duplicatesText}</p>
          <DuplicateRows duplicates={duplicates} chosen={chosen} onChoose={setChosen} />
        </>
      )}
      <p className="actions">
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isBusy || most === 0}
          onClick={() => {
            if (!isBusy && most > 0) onBring(fields, rowsThat('add'), rowsThat('change'));
          }}
        >
          {most === 0 ? words.nothingToAdd : words.bring(most)}
        </button>
      </p>
      {status}
    </section>
  );
}
