import { useId } from 'react';
import type { ImportReport } from '../../generated/bindings';
import { useImportWords } from '../../words/importWords';

interface Props {
  report: ImportReport;
  isBusy: boolean;
  onOnly: (term: string | null) => void;
}

/** Which services of a package are for the list: a package sorts them by terms of its own. */
export function ServiceChoice({ report: { terms, only }, isBusy, onOnly }: Props) {
  const words = useImportWords();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{words.services}</label>
      <select
        id={id}
        className="form-select"
        aria-disabled={isBusy}
        value={only}
        onChange={({ target }) => {
          if (!isBusy) onOnly(target.value || null);
        }}
      >
        <option value="">{words.allServices}</option>
        {terms.map((term) => (
          <option key={term.id} value={term.id} lang="en">
            {`${term.name} (${term.count})`}
          </option>
        ))}
      </select>
    </>
  );
}
