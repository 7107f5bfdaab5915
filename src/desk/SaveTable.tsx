import { BackendError } from '../backend/Backend';
import type { QueueQuestion, TableFormat } from '../backend/Desk';
import { useDeskWords } from '../words/deskWords';
import { errorText } from './errorText';
import { useDesk } from './deskContext';
import { saveFile } from './saveFile';
import { useSaid } from './useSaid';

/** The names that people know them by, in every language. */
const FORMATS: readonly [TableFormat, string][] = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
  ['hsds.zip', 'HSDS (ZIP)'],
  ['hsds.json', 'HSDS (JSON)'],
];

/** Saves the places of a question as a file of the kind that a person chooses. */
export function SaveTable({ question }: { question: QueueQuestion }) {
  const words = useDeskWords();
  const { desk } = useDesk();
  const { said, say, line } = useSaid(words);
  const save = async (format: TableFormat) => {
    say();
    try {
      saveFile(await desk.table(question, format), `places.${format}`);
    } catch (error) {
      say((_, all) => errorText(all, BackendError.codeOf(error)));
    }
  };
  return (
    <div role="group" aria-label={words.saveTable} className="desk-save">
      <p>{words.saveTable}</p>
      <p className="actions">
        {FORMATS.map(([format, name]) => (
          <button
            key={format}
            type="button"
            className="btn btn-outline-primary"
            onClick={() => void save(format)}
          >
            {name}
          </button>
        ))}
      </p>
      <p ref={line} role="status" className="desk-line">
        {said}
      </p>
    </div>
  );
}
