import { useCallback } from 'react';
import type { DeskKiosk } from '../../generated/bindings';
import { PageHeading } from '../../page/PageHeading';
import { errorText } from '../../words/errorText';
import { useFleetWords } from '../../words/fleetWords';
import { useWords } from '../../words/language';
import { useDesk } from '../deskContext';
import { moment } from '../moment';
import { useLoad } from '../useLoad';
import './fleet.css';

/** The kiosks and what is wrong with them, the ones with a problem first. */
export default function FleetScreen() {
  const words = useFleetWords();
  const all = useWords();
  const { desk } = useDesk();
  const load = useCallback(() => desk.fleet(), [desk]);
  const { content, failed } = useLoad(load);
  const wrong = content?.filter(({ problems }) => problems.length > 0).length ?? 0;
  const said = content && (content.length === 0 ? words.none : words.wrong(wrong, content.length));
  return (
    <section className="desk-fleet">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <p role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      <ul>
        {content?.map((kiosk) => (
          <Kiosk key={kiosk.id} kiosk={kiosk} />
        ))}
      </ul>
    </section>
  );
}

function Kiosk({ kiosk }: { kiosk: DeskKiosk }) {
  const words = useFleetWords();
  const { language } = useWords();
  const { id, site, state, problems, version, heardAt, listsAt, waiting } = kiosk;
  const at = (time: number | null) => (time === null ? '–' : moment(time, language));
  const facts: [string, string][] = [
    [words.kiosk, id],
    [words.heard, at(heardAt)],
    [words.lists, at(listsAt)],
    [words.waiting, String(waiting)],
    [words.version, version || '–'],
  ];
  return (
    <li className="desk-card">
      <h2>{site}</h2>
      <p>
        <strong>{words.states[state]}</strong>
      </p>
      {problems.length > 0 && (
        <ul className="desk-problem" aria-label={words.problems}>
          {problems.map((problem) => (
            <li key={problem}>{words.problem[problem]}</li>
          ))}
        </ul>
      )}
      <dl className="facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
