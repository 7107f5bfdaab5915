import type { ImportRepaired } from '../../generated/bindings';
import type { ImportWords } from '../../words/imports.en';
import { useImportWords } from '../../words/importWords';

/** What was put right, and what a file has that its reader may not see. */
export function Repairs({ repairs }: { repairs: ImportRepaired[] }) {
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
function whereFound(words: ImportWords, { repair, count, cell, before }: ImportRepaired) {
  if (repair === 'hidden-rows' || repair === 'titles') return words.rowCount(count);
  if (repair === 'hidden-columns') return words.columnCount(count);
  if (repair === 'unread-files' || repair === 'one-page') return before;
  return cell ? words.cells(count) : words.wholeFile(before);
}
