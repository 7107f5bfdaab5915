import { useCallback, useState, type ReactNode } from 'react';
import type { DeskKiosk } from '../../generated/bindings';
import { PageHeading } from '../../page/PageHeading';
import { errorText } from '../errorText';
import type { FleetWords } from '../../words/fleet.en';
import { useFleetWords } from '../../words/fleetWords';
import { useWords } from '../../words/language';
import { useDesk } from '../deskContext';
import { moment } from '../moment';
import { useLoad } from '../useLoad';
import './fleet.css';
import { ALL_KIOSKS, KioskSettingsForm } from './KioskSettingsForm';

/** The kiosks and what is wrong with them, the ones with a problem first. */
export default function FleetScreen() {
  const words = useFleetWords();
  const all = useWords();
  const { desk } = useDesk();
  const load = useCallback(() => desk.fleet(), [desk]);
  const { content, failed, again } = useLoad(load);
  const [open, setOpen] = useState<string | null>(null);
  const versions = heardVersions(content ?? []);
  // What was never heard is not known to be well.
  const isWrong = ({ problems, heardAt, state }: DeskKiosk) =>
    problems.length > 0 || (heardAt === null && state !== 'revoked');
  const wrong = content?.filter(isWrong).length ?? 0;
  const said = content && (content.length === 0 ? words.none : words.wrong(wrong, content.length));
  return (
    <section className="desk-fleet">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <p role="status" className="desk-line">
        {failed ? errorText(all, failed) : said}
      </p>
      {versions.length > 0 && (
        <p>{words.versions(versions.map((it) => words.runs(...it)).join(', '))}</p>
      )}
      {content && content.length > 0 && (
        <Opener
          label={words.settings.all}
          isOpen={open === ALL_KIOSKS}
          onPress={(isOpen) => setOpen(isOpen ? ALL_KIOSKS : null)}
        >
          <KioskSettingsForm kiosk={ALL_KIOSKS} onSaved={again} />
        </Opener>
      )}
      <ul>
        {content?.map((kiosk) => (
          <Kiosk key={kiosk.id} kiosk={kiosk}>
            {kiosk.state !== 'revoked' && (
              <Opener
                label={words.settings.openOf(kiosk.site)}
                isOpen={open === kiosk.id}
                onPress={(isOpen) => setOpen(isOpen ? kiosk.id : null)}
              >
                <KioskSettingsForm kiosk={kiosk.id} site={kiosk.site} onSaved={again} />
              </Opener>
            )}
          </Kiosk>
        ))}
      </ul>
    </section>
  );
}

interface OpenerProps {
  label: string;
  isOpen: boolean;
  onPress: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button with what it opens below it. */
function Opener({ label, isOpen, onPress, children }: OpenerProps) {
  return (
    <>
      <p>
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-expanded={isOpen}
          onClick={() => onPress(!isOpen)}
        >
          {label}
        </button>
      </p>
      {isOpen && children}
    </>
  );
}

function Kiosk({ kiosk, children }: { kiosk: DeskKiosk; children: ReactNode }) {
  const words = useFleetWords();
  const { language } = useWords();
  const { id, site, state, problems, version, heardAt, listsAt, waiting, printer } = kiosk;
  const at = (time: number | null) => (time === null ? '–' : moment(time, language));
  const facts: [string, string][] = [
    [words.kiosk, id],
    [words.heard, at(heardAt)],
    [words.lists, at(listsAt)],
    [words.waiting, String(waiting)],
    [words.version, version || '–'],
    [words.printer, printer ? words.printerStates[printer] : words.noPrinter],
    [words.settings.fact, settingsState(kiosk, words)],
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
      {kiosk.fixed.length > 0 && (
        <p className="quiet">
          {words.settings.fixed(kiosk.fixed.map((it) => words.settings.names[it]).join(', '))}
        </p>
      )}
      {children}
    </li>
  );
}

/** How many kiosks run each version, the newest first: so an update in stages can be followed. */
function heardVersions(kiosks: DeskKiosk[]): [version: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { version, state } of kiosks) {
    if (version && state !== 'revoked') counts.set(version, (counts.get(version) ?? 0) + 1);
  }
  const newest = new Intl.Collator('en', { numeric: true }).compare;
  return [...counts].sort(([one], [other]) => newest(other, one));
}

/** Whether a kiosk has the settings of the desk. */
function settingsState({ settingsVersion, appliedVersion }: DeskKiosk, words: FleetWords): string {
  const { none, upToDate, waits } = words.settings;
  if (settingsVersion === 0) return none;
  return appliedVersion === settingsVersion ? upToDate : waits;
}
