import type { Language } from '../../generated/bindings';
import { dateText } from '../../words/dates';
import { useFleetWords } from '../../words/fleetWords';
import { useWords } from '../../words/language';
import { WideTable } from '../imports/WideTable';

/** A number of a week; null when it is too small to be shown. */
export interface WeekRow {
  week: string;
  cells: [string, string];
  count: number | null;
}

interface Props {
  title: string;
  /** What the numbers mean. */
  text?: string;
  /** The headings of the two cells and of the number. */
  heads: [string, string, string];
  rows: WeekRow[];
}

/** Numbers week by week, with a bar for each. */
export function Weeks({ title, text, heads, rows }: Props) {
  const words = useFleetWords();
  const { language } = useWords();
  const most = Math.max(1, ...rows.map(({ count }) => count ?? 0));
  const number = new Intl.NumberFormat(language);
  return (
    <section>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {rows.length === 0 ? (
        <p>{words.noViews}</p>
      ) : (
        <WideTable label={title} look="desk-numbers">
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ week, cells, count }) => (
              <tr key={`${week} ${cells.join(' ')}`}>
                <th scope="row">{day(week, language)}</th>
                <td>{cells[0]}</td>
                <td>{cells[1]}</td>
                <td>
                  <span className="desk-bars">
                    <span
                      className="desk-age year"
                      aria-hidden="true"
                      style={{ width: `${((count ?? 0) / most) * 60}%` }}
                    />
                    <span>{count === null ? words.few : number.format(count)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  );
}

/** A day (YYYY-MM-DD) as people write it. */
function day(text: string, language: Language): string {
  const form = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return dateText(language, form, new Date(`${text}T00:00:00Z`));
}
