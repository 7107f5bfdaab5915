import type { ImportAsked } from '../../generated/bindings';
import { Unbroken } from '../../places/DataText';
import { useImportWords } from '../../words/importWords';
import { WideTable } from './WideTable';

/** Rows that look like places that came to the list since they were brought. */
export function AskedRows({ asked }: { asked: ImportAsked[] }) {
  const words = useImportWords();
  return (
    <>
      <p>{words.asked(asked.length)}</p>
      <WideTable label={words.asked(asked.length)}>
        <thead>
          <tr>
            <th scope="col">{words.here}</th>
            <th scope="col">{words.there}</th>
          </tr>
        </thead>
        <tbody>
          {asked.map(({ here, there }, index) => (
            <tr key={index}>
              <td lang="en">
                <Unbroken text={here} />
              </td>
              <td lang="en">
                <Unbroken text={there} />
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}
