import type { AgesOfFacts } from '../../generated/bindings';
import { useFleetWords } from '../../words/fleetWords';
import { WideTable } from '../imports/WideTable';

const PARTS = ['fresh', 'year', 'twoYears', 'older', 'never'] as const;

interface Props {
  title: string;
  /** Over the names. */
  head: string;
  ages: AgesOfFacts[];
  nameOf: (name: string) => string;
}

/** How old facts are: a bar for each name, and the numbers beside it. */
export function Ages({ title, head, ages, nameOf }: Props) {
  const words = useFleetWords();
  return (
    <section>
      <h2>{title}</h2>
      <WideTable label={title} look="desk-numbers">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <td aria-hidden="true" />
            {PARTS.map((part) => (
              <th key={part} scope="col">
                <span className={`desk-age ${part}`} aria-hidden="true" /> {words.ages[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ages.map((it) => (
            <tr key={it.name}>
              <th scope="row">{nameOf(it.name)}</th>
              <td aria-hidden="true">
                <span className="desk-bars">
                  {PARTS.map((part) => (
                    <span
                      key={part}
                      className={`desk-age ${part}`}
                      style={{ flexGrow: it[part] }}
                    />
                  ))}
                </span>
              </td>
              {PARTS.map((part) => (
                <td key={part}>{it[part]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}
