import { useState } from 'react';
import type { ImportReport } from '../../generated/bindings';
import { useImportWords } from '../../words/importWords';
import { useListingWords } from '../../words/listingWords';
import { useFieldName } from '../fieldName';
import { letterOf } from './letterOf';
import { WideTable } from './WideTable';

interface Props {
  report: ImportReport;
  isBusy: boolean;
  onLook: (columns: string[]) => void;
}

/** Which column of the file is which field of the list. A field is filled by one column. */
export function ColumnChoice({ report: { columns, fields }, isBusy, onLook }: Props) {
  const words = useImportWords();
  const { glosses } = useListingWords();
  const nameOfField = useFieldName();
  const nameOf = (field: string) => (field === 'id' ? words.idOfPlace : nameOfField(field));
  const [chosen, setChosen] = useState(columns.map(({ field }) => field));
  const choose = (at: number, field: string) =>
    setChosen(chosen.map((it, index) => (index === at ? field : it === field ? '' : it)));
  const isChanged = columns.some(({ field }, at) => field !== chosen[at]);
  return (
    <>
      <h3>{words.columns}</h3>
      <p>{words.columnsText}</p>
      <WideTable label={words.columns} isWhole>
        <thead>
          <tr>
            <th scope="col">{words.header}</th>
            <th scope="col">{words.field}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ header, sample, near }, at) => (
            <tr key={at}>
              <th scope="row" lang={header ? 'en' : undefined}>
                {header || words.column(letterOf(at))}
                <span className="desk-sample" lang="en">
                  {sample}
                </span>
              </th>
              <td>
                <select
                  className="form-select"
                  aria-label={header || words.column(letterOf(at))}
                  value={chosen[at]}
                  onChange={({ target }) => choose(at, target.value)}
                >
                  <option value="">{words.leftOut}</option>
                  {fields.map((field) => (
                    <option
                      key={field}
                      value={field}
                      lang={glosses[field] || field === 'id' ? undefined : 'en'}
                    >
                      {nameOf(field)}
                    </option>
                  ))}
                </select>
                {near && !chosen[at] && (
                  <span className="desk-sample">{words.near(nameOf(near))}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      {isChanged && (
        <p className="actions">
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onLook(chosen);
            }}
          >
            {words.again}
          </button>
        </p>
      )}
    </>
  );
}
