import type { ImportReport } from '../../generated/bindings';
import { useImportWords } from '../../words/importWords';
import { CellTable } from './CellTable';

/** Cells that may be right, and that a person should look at. Their rows come along. */
export function Doubts({ report: { doubts, doubtsTotal } }: { report: ImportReport }) {
  const words = useImportWords();
  return (
    <>
      <h3>{words.doubts(doubtsTotal)}</h3>
      <p>
        {words.doubtsText} {doubts.length < doubtsTotal && words.more(doubts.length)}
      </p>
      <CellTable
        label={words.lookAt}
        cells={doubts.map((it) => ({
          ...it,
          said: it.near ? `${words.doubt[it.doubt]} ${words.near(it.near)}` : words.doubt[it.doubt],
        }))}
      />
    </>
  );
}
