import type { WeekOfPage } from '../../generated/bindings';
import { useFleetWords } from '../../words/fleetWords';
import { useWords } from '../../words/language';
import { WideTable } from '../imports/WideTable';

/** How often each page was opened, week by week, with a bar for each number. */
export function Weeks({ weeks }: { weeks: WeekOfPage[] }) {
  const words = useFleetWords();
  const { language } = useWords();
  const most = Math.max(1, ...weeks.map(({ count }) => count ?? 0));
  const number = new Intl.NumberFormat(language);
  return (
    <section>
      <h2>{words.openedTitle}</h2>
      {weeks.length === 0 ? (
        <p>{words.noViews}</p>
      ) : (
        <WideTable label={words.openedTitle} look="desk-numbers">
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col">{words.site}</th>
              <th scope="col">{words.page}</th>
              <th scope="col">{words.openedTitle}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, page, atKiosks, count }) => (
              <tr key={`${week} ${page} ${atKiosks}`}>
                <th scope="row">{day(week, language)}</th>
                <td>{atKiosks ? words.kiosks : words.website}</td>
                <td>{words.pages[page] ?? page}</td>
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
function day(text: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(`${text}T00:00:00Z`));
}
