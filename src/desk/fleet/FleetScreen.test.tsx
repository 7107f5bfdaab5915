import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../backend/Backend';
import type { Desk } from '../../backend/Desk';
import type { DesiredSettings, DeskKiosk } from '../../generated/bindings';
import { renderAtDesk } from '../../test/renderAtDesk';
import FleetScreen from './FleetScreen';

afterEach(cleanup);

const KIOSK: DeskKiosk = {
  id: 'k-1',
  site: 'Newark',
  state: 'up',
  problems: [],
  version: '0.1.0',
  heardAt: 0,
  listsAt: 0,
  waiting: 0,
  settingsVersion: 0,
  appliedVersion: null,
  fixed: [],
  printer: null,
};

const OPEN: DesiredSettings = { site: null, allowedHosts: null, printer: null, notices: null };

function shows(kiosks: DeskKiosk[], parts: Partial<Desk> = {}) {
  renderAtDesk(<FleetScreen />, {
    fleet: () => Promise.resolve(kiosks),
    kioskSettings: (kiosk: string) => Promise.resolve({ kiosk, version: 4, desired: OPEN }),
    ...parts,
  });
}

const changes = () =>
  vi.fn<Desk['changeKioskSettings']>((it) => Promise.resolve({ ...it, version: it.version + 1 }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chooses = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const writes = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const HOSTS = 'Websites, one on each line, such as www.nj.gov';

test('DSK the settings of all kiosks are sent over the version that was read', async () => {
  const changeKioskSettings = changes();
  shows([KIOSK], { changeKioskSettings });
  fireEvent.click(await screen.findByRole('button', { name: 'Settings of all kiosks' }));
  await chooses('Outside websites that may open', 'these');
  writes(HOSTS, ' WWW.nj.gov \n\nnj211.org');
  await chooses('Notices', 'false');
  press('Save and send');
  await screen.findByText('Saved. A kiosk that is online has it within a minute.');
  expect(changeKioskSettings).toHaveBeenCalledExactlyOnceWith({
    kiosk: 'all',
    version: 4,
    desired: { ...OPEN, allowedHosts: ['www.nj.gov', 'nj211.org'], notices: false },
  });
  expect(screen.queryByLabelText('Name of the site')).toBeNull();
});

test('DSK a wrong host and a wrong printer are named at their fields, and nothing is sent', async () => {
  const changeKioskSettings = changes();
  shows([KIOSK], { changeKioskSettings });
  fireEvent.click(await screen.findByRole('button', { name: 'Settings: Newark' }));
  await chooses('Outside websites that may open', 'these');
  writes(HOSTS, 'www.nj.gov\nhttps://nj211.org/');
  await chooses('Printer', 'named');
  writes('Name of the printer', 'front desk');
  press('Save and send');
  await screen.findByText('This is not a website: https://nj211.org/. Write it like www.nj.gov.');
  screen.getByText('Enter the name of the printer without spaces.');
  for (const label of [HOSTS, 'Name of the printer']) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid'), label).toBe('true');
  }
  expect(changeKioskSettings).not.toHaveBeenCalled();
  writes(HOSTS, 'www.nj.gov');
  writes('Name of the printer', 'front-desk');
  writes('Name of the site', 'Newark, desk 9');
  press('Save and send');
  await screen.findByText('Saved. A kiosk that is online has it within a minute.');
  expect(changeKioskSettings.mock.calls[0]?.[0]).toEqual({
    kiosk: 'k-1',
    version: 4,
    desired: {
      site: 'Newark, desk 9',
      allowedHosts: ['www.nj.gov'],
      printer: 'front-desk',
      notices: null,
    },
  });
});

test('DSK when another owner was faster, nothing of both is lost', async () => {
  const kioskSettings = vi
    .fn<Desk['kioskSettings']>()
    .mockResolvedValueOnce({ kiosk: 'all', version: 4, desired: OPEN })
    .mockResolvedValue({ kiosk: 'all', version: 5, desired: { ...OPEN, printer: 'off' } });
  shows([KIOSK], {
    kioskSettings,
    changeKioskSettings: () => Promise.reject(new BackendError('not-found')),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Settings of all kiosks' }));
  await chooses('Notices', 'false');
  press('Save and send');
  await screen.findByText('Another person was faster. Check how it is now, and save again.');
  await waitFor(() => {
    expect(screen.getByLabelText<HTMLSelectElement>('Printer').value).toBe('off');
  });
  expect(screen.getByLabelText<HTMLSelectElement>('Notices').value).toBe('false');
});

test('DSK each kiosk says whether it has its settings and what its operator set', async () => {
  shows([
    { ...KIOSK, id: 'k-1', site: 'A' },
    { ...KIOSK, id: 'k-2', site: 'B', settingsVersion: 3, appliedVersion: 2 },
    { ...KIOSK, id: 'k-3', site: 'C', settingsVersion: 3, appliedVersion: 3, fixed: ['printer'] },
    { ...KIOSK, id: 'k-4', site: 'D', settingsVersion: 3, appliedVersion: 7, state: 'revoked' },
  ]);
  const cardOf = async (site: string) =>
    within((await screen.findByRole('heading', { name: site })).closest('li') as HTMLElement);
  (await cardOf('A')).getByText('None from the desk');
  (await cardOf('B')).getByText('New settings are on their way');
  const c = await cardOf('C');
  c.getByText('Up to date');
  c.getByText('Set at the kiosk: printer');
  // After a backup was restored, a higher version at the kiosk is not the one that is shown here.
  (await cardOf('D')).getByText('New settings are on their way');
  expect(screen.queryByRole('button', { name: 'Settings: D' })).toBeNull();
});

test('DSK an update in stages is followed: how many kiosks run each version', async () => {
  shows([
    { ...KIOSK, id: 'k-1', version: '0.9.0' },
    { ...KIOSK, id: 'k-2', version: '0.10.0' },
    { ...KIOSK, id: 'k-3', version: '0.9.0' },
    { ...KIOSK, id: 'k-4', version: '', state: 'never-seen' },
    { ...KIOSK, id: 'k-5', version: '0.1.0', state: 'revoked' },
  ]);
  await screen.findByText('Versions: 0.10.0 on 1 kiosk, 0.9.0 on 2 kiosks.');
});

test('DSK a printer without paper is a problem, and each printer says how it is', async () => {
  shows([
    { ...KIOSK, id: 'k-1', site: 'A', printer: 'no-paper', problems: ['no-paper'] },
    { ...KIOSK, id: 'k-2', site: 'B', printer: 'ready' },
    { ...KIOSK, id: 'k-3', site: 'C', printer: null },
  ]);
  const cardOf = async (site: string) =>
    within((await screen.findByRole('heading', { name: site })).closest('li') as HTMLElement);
  (await cardOf('A')).getByText('Its printer has no paper.');
  (await cardOf('B')).getByText('Ready');
  (await cardOf('C')).getByText('None, or not known');
  screen.getByText('1 of 3 kiosks need a look.');
});

test('DSK a kiosk that was never heard needs a look', async () => {
  shows([{ ...KIOSK, heardAt: null }]);
  await screen.findByText('The kiosk needs a look.');
  cleanup();
  shows([KIOSK]);
  await screen.findByText('The kiosk is well.');
});
