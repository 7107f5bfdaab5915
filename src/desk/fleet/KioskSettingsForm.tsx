import { useCallback, useId, useState, type ReactNode } from 'react';
import type { DeskKioskSettings, WishedSettings } from '../../generated/bindings';
import { useFleetWords } from '../../words/fleetWords';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useKept } from '../useKept';

/** The id under which the settings of all kiosks are kept. */
export const ALL_KIOSKS = 'all';
const SITE_MAX = 60;
const PRINTER_MAX = 127;
const HOSTS_MAX = 5000;

interface Props {
  kiosk: string;
  /** Where it stands; nothing for all kiosks. */
  site?: string;
  onSaved: () => void;
}

/** What owners wish for one kiosk, or for all of them. An empty choice is left to the kiosk. */
export function KioskSettingsForm({ kiosk, site, onSaved }: Props) {
  const words = useFleetWords();
  const { desk } = useDesk();
  const load = useCallback(() => desk.kioskSettings(kiosk), [desk, kiosk]);
  const { content, said, act } = useKept(load, words.settings);
  const [typed, setTyped] = useState<WishedSettings | null>(null);
  const wished = typed ?? content?.wished;
  const change = (part: Partial<WishedSettings>) => {
    if (wished) setTyped({ ...wished, ...part });
  };
  const save = async () => {
    const next = (seen: DeskKioskSettings) => ({ ...seen, wished: tidy(wished ?? seen.wished) });
    const isDone = await act((seen) => desk.wishKioskSettings(next(seen)), words.settings.saved);
    if (!isDone) return;
    setTyped(null);
    onSaved();
  };
  const title = site ? words.settings.of(site) : words.settings.all;
  return (
    <DeskForm title={title} action={words.settings.save} onSubmit={save}>
      <p role="status">{said}</p>
      {wished && (
        <>
          {site && <Site wished={wished} onChange={change} />}
          <Hosts wished={wished} onChange={change} />
          <PrinterChoice wished={wished} onChange={change} />
          <Notices wished={wished} onChange={change} />
          <p className="quiet">{words.settings.fixedHint}</p>
        </>
      )}
    </DeskForm>
  );
}

interface PartProps {
  wished: WishedSettings;
  onChange: (part: Partial<WishedSettings>) => void;
}

function Site({ wished, onChange }: PartProps) {
  const { settings } = useFleetWords();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{settings.site}</label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        maxLength={SITE_MAX}
        value={wished.site ?? ''}
        onChange={({ target }) => onChange({ site: target.value || null })}
      />
    </>
  );
}

function Hosts({ wished, onChange }: PartProps) {
  const { settings } = useFleetWords();
  const id = useId();
  const hosts = wished.allowedHosts;
  return (
    <>
      <Choice
        label={settings.hosts}
        value={hosts ? 'these' : ''}
        onChange={(value) => onChange({ allowedHosts: value ? [] : null })}
      >
        <option value="these">{settings.theseHosts}</option>
      </Choice>
      {hosts && (
        <>
          <label htmlFor={id}>{settings.hostLines}</label>
          <textarea
            id={id}
            className="form-control"
            rows={4}
            maxLength={HOSTS_MAX}
            value={hosts.join('\n')}
            onChange={({ target }) => onChange({ allowedHosts: target.value.split('\n') })}
          />
        </>
      )}
    </>
  );
}

function PrinterChoice({ wished, onChange }: PartProps) {
  const { settings } = useFleetWords();
  const id = useId();
  const { printer } = wished;
  const isNamed = printer !== null && !['off', 'default'].includes(printer);
  return (
    <>
      <Choice
        label={settings.printer}
        value={isNamed ? 'named' : (printer ?? '')}
        onChange={(value) => onChange({ printer: value === 'named' ? '' : value || null })}
      >
        <option value="off">{settings.noPrinter}</option>
        <option value="default">{settings.usualPrinter}</option>
        <option value="named">{settings.namedPrinter}</option>
      </Choice>
      {isNamed && (
        <>
          <label htmlFor={id}>{settings.queue}</label>
          <input
            id={id}
            className="form-control"
            autoComplete="off"
            maxLength={PRINTER_MAX}
            value={printer}
            onChange={({ target }) => onChange({ printer: target.value })}
          />
        </>
      )}
    </>
  );
}

function Notices({ wished, onChange }: PartProps) {
  const { settings } = useFleetWords();
  return (
    <Choice
      label={settings.notices}
      value={wished.notices === null ? '' : String(wished.notices)}
      onChange={(value) => onChange({ notices: value === '' ? null : value === 'true' })}
    >
      <option value="true">{settings.shown}</option>
      <option value="false">{settings.hidden}</option>
    </Choice>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A choice whose first answer leaves the setting to the kiosk. */
function Choice({ label, value, onChange, children }: ChoiceProps) {
  const { settings } = useFleetWords();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="form-select"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{settings.leave}</option>
        {children}
      </select>
    </>
  );
}

/** Without space around texts, and without empty lines. */
function tidy(wished: WishedSettings): WishedSettings {
  const hosts = wished.allowedHosts?.map((host) => host.trim().toLowerCase()).filter(Boolean);
  return {
    ...wished,
    site: wished.site?.trim() || null,
    allowedHosts: hosts ?? null,
    printer: wished.printer?.trim() ?? null,
  };
}
