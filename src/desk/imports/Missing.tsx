import type { ImportMissing } from '../../generated/bindings';
import { useImportWords } from '../../words/importWords';

/** Files and columns that a package does not have. They change nothing on the list. */
export function Missing({ missing }: { missing: ImportMissing[] }) {
  const words = useImportWords();
  return (
    <>
      <h3>{words.missing}</h3>
      <p className="desk-problem">{words.missingText}</p>
      <ul className="desk-repairs">
        {missing.map(({ file, column, near }) => (
          <li key={`${file} ${column}`}>
            {column ? words.missingColumn(file, column) : words.missingFile(file)}{' '}
            {near && words.near(near)}
          </li>
        ))}
      </ul>
    </>
  );
}
