import { useId } from 'react';
import type { DesiredSettings } from '../../generated/bindings';
import { useFleetWords } from '../../words/fleetWords';
import { Choice } from '../Choice';

const SITE_MAX = 60;
const PRINTER_MAX = 127;
const HOSTS_MAX = 5000;

interface Props {
  desired: DesiredSettings;
  onChange: (part: Partial<DesiredSettings>) => void;
  /** What the option says that leaves a setting open. */
  open: string;
}

interface CheckedProps extends Props {
  /** What is wrong with the field; empty: nothing. */
  problem: string;
}

/** The name of the site of one kiosk. */
export function SiteField({ site, onChange }: { site: string; onChange: Props['onChange'] }) {
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
        value={site}
        onChange={({ target }) => onChange({ site: target.value })}
      />
    </>
  );
}

/** The hosts whose pages may open. */
export function HostsField({ desired, onChange, open, problem }: CheckedProps) {
  const { settings } = useFleetWords();
  const id = useId();
  const hosts = desired.allowedHosts;
  return (
    <>
      <Choice
        label={settings.hosts}
        open={open}
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
            autoCapitalize="off"
            spellCheck={false}
            value={hosts.join('\n')}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => onChange({ allowedHosts: target.value.split('\n') })}
          />
          <Problem id={`${id}-problem`} text={problem} />
        </>
      )}
    </>
  );
}

/** The printer. */
export function PrinterField({ desired, onChange, open, problem }: CheckedProps) {
  const { settings } = useFleetWords();
  const id = useId();
  const { printer } = desired;
  const isNamed = printer !== null && !['off', 'default'].includes(printer);
  return (
    <>
      <Choice
        label={settings.printer}
        open={open}
        value={isNamed ? 'named' : (printer ?? '')}
        onChange={(value) => onChange({ printer: value === 'named' ? '' : value || null })}
      >
        <option value="off">{settings.noPrinter}</option>
        <option value="default">{settings.usualPrinter}</option>
        <option value="named">{settings.namedPrinter}</option>
      </Choice>
      {isNamed && (
        <>
          <label htmlFor={id}>{settings.printerName}</label>
          <input
            id={id}
            className="form-control"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={PRINTER_MAX}
            value={printer}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => onChange({ printer: target.value })}
          />
          <Problem id={`${id}-problem`} text={problem} />
        </>
      )}
    </>
  );
}

/** Whether notices are shown. No file at a kiosk says so: they are, unless owners hide them. */
export function NoticesField({ desired, onChange, open }: Props) {
  const { settings } = useFleetWords();
  const usual = open === '' ? 'true' : '';
  return (
    <Choice
      label={settings.notices}
      open={open}
      value={desired.notices === null ? usual : String(desired.notices)}
      onChange={(value) => onChange({ notices: value === '' ? null : value === 'true' })}
    >
      <option value="true">{settings.shown}</option>
      <option value="false">{settings.hidden}</option>
    </Choice>
  );
}

function Problem({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className={text ? 'desk-problem' : ''}>
      {text}
    </p>
  );
}
