import { useCallback, useState } from 'react';
import type { DesiredSettings, DeskKioskSettings } from '../../generated/bindings';
import { useFleetWords } from '../../words/fleetWords';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useKept } from '../useKept';
import { isHost, isPrinter } from './allowed';
import { HostsField, NoticesField, PrinterField, SiteField } from './settingFields';
import { useUnsaved } from '../unsaved/unsavedContext';

/** The id of the settings for all kiosks. */
export const ALL_KIOSKS = 'all';

interface Props {
  kiosk: string;
  /** Where it stands; nothing for all kiosks. */
  site?: string;
  onSaved: () => void;
}

/** What is wrong: the hosts that are none, and whether the printer is none. */
const NO_PROBLEMS = { hosts: [] as string[], isPrinterWrong: false };

/** The settings that owners give one kiosk, or all of them. */
export function KioskSettingsForm({ kiosk, site, onSaved }: Props) {
  const { settings: words } = useFleetWords();
  const { desk } = useDesk();
  const load = useCallback(() => desk.kioskSettings(kiosk), [desk, kiosk]);
  const { content, said, line, act } = useKept(load, words);
  // What was changed here stays when another owner was faster.
  const [typed, setTyped] = useState<Partial<DesiredSettings>>({});
  const [{ hosts, isPrinterWrong }, setProblems] = useState(NO_PROBLEMS);
  useUnsaved(Object.keys(typed).length > 0);
  const desired = content && { ...content.desired, ...typed };
  const change = (part: Partial<DesiredSettings>) => setTyped({ ...typed, ...part });
  const save = async () => {
    if (!desired) return;
    const next = tidy(desired);
    const wrong = next.allowedHosts?.filter((host) => !isHost(host)) ?? [];
    const isNoPrinter = next.printer !== null && !isPrinter(next.printer);
    setProblems({ hosts: wrong, isPrinterWrong: isNoPrinter });
    if (wrong.length > 0 || isNoPrinter) return;
    const send = (seen: DeskKioskSettings) => desk.changeKioskSettings({ ...seen, desired: next });
    if (!(await act(send, (it) => it.saved))) return;
    setTyped({});
    onSaved();
  };
  const shared = { onChange: change, open: site ? words.asAll : words.asAtKiosk };
  return (
    <DeskForm title={site ? words.of(site) : words.all} action={words.save} onSubmit={save}>
      {desired && (
        <>
          {site && <SiteField site={desired.site ?? site} onChange={change} />}
          <HostsField
            desired={desired}
            {...shared}
            problem={hosts.length > 0 ? words.wrongHosts(hosts.join(', ')) : ''}
          />
          <PrinterField
            desired={desired}
            {...shared}
            problem={isPrinterWrong ? words.wrongPrinter : ''}
          />
          <NoticesField desired={desired} onChange={change} open={site ? words.asAll : ''} />
          <p className="quiet">{words.hint}</p>
        </>
      )}
      <p ref={line} role="status">
        {said}
      </p>
    </DeskForm>
  );
}

/** Without space around texts, and without empty lines. */
function tidy(desired: DesiredSettings): DesiredSettings {
  const site = desired.site?.trim() ?? '';
  const hosts = desired.allowedHosts?.map((host) => host.trim().toLowerCase()).filter(Boolean);
  return {
    ...desired,
    site: site === '' ? null : site,
    allowedHosts: hosts ?? null,
    printer: desired.printer?.trim() ?? null,
  };
}
