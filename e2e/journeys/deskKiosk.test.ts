import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patiently } from '../patience';
import { binary } from '../processes';
import { beginOwnersVisit, byKeyboard, looks, onWebsite, writesByKeyboard } from '../staff';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** The data folder in which the kiosk is enrolled. */
const data = mkdtempSync(join(tmpdir(), 'nb-e2e-settings-'));

let visit: Visit;
beforeAll(async () => {
  visit =
    DEVICE === 'kiosk'
      ? await beginVisit({ env: { NB_KIOSK_DATA: data } })
      : (await beginOwnersVisit()).visit;
});
afterAll(async () => {
  await visit.end();
  rmSync(data, { recursive: true, force: true });
});

/** Enrolls a kiosk with its own command. Answers its id. */
function enrolls(): string {
  const code = visit.service.command('kiosks', 'code', '--site', 'Newark').split('\n')[0] ?? '';
  const env = { ...process.env, NB_SERVICE_URL: visit.service.address, NB_KIOSK_DATA: data };
  const said = execFileSync(binary('new-beginnings-kiosk'), ['enroll', code], {
    env,
    encoding: 'utf8',
  });
  return /k-[0-9a-z]+/.exec(said)?.[0] ?? '';
}

interface Settings {
  version: number;
  desired: { site: string | null; allowedHosts: string[] | null; notices: boolean | null };
}

/** Reads or changes settings with the command. */
function commanded(...words: string[]): Settings {
  return JSON.parse(visit.service.command('desk', 'kiosks', ...words)) as Settings;
}

test.runIf(DEVICE === 'kiosk')(
  'DSK hosts and notices that the desk changes are changed at the kiosk',
  async () => {
    const { service } = visit;
    const file = join(service.data, 'outside.csv');
    writeFileSync(file, 'name,website\nA,https://help.example.org/\n');
    service.command('import-listings', file, '--name', 'outside');
    await service.answers('/widgets/resources/outside');
    service.command('desk', 'notice', '--en', 'Code Blue tonight', '--es', 'Código Azul');
    // A screen asks when it opens and then once a minute; the service follows a command within seconds.
    await patiently(async () =>
      (await (await fetch(`${service.address}/widgets/resources/notices`)).text()).includes('Code'),
    );
    let { person } = visit;
    await person.opens('/about');
    await person.sees('Code Blue tonight');
    await person.opens('/resources/outside');
    await person.clicks('link', 'Link');
    await person.sees("This page can't open here");
    expect(await visit.kiosk().driver.getAllWindowHandles()).toHaveLength(1);

    const kiosk = enrolls();
    commanded('--notices', 'no');
    commanded('--kiosk', kiosk, '--hosts', 'help.example.org');
    // A kiosk asks when it starts, and then every 45 seconds.
    person = await visit.restartsKiosk();
    await patiently(async () => {
      await person.opens('/about');
      return !(await person.text()).includes('Code Blue tonight');
    });
    await person.opens('/resources/outside');
    await person.clicks('link', 'Link');
    const windows = async () => (await visit.kiosk().driver.getAllWindowHandles()).length;
    await patiently(async () => (await windows()) === 2);
    // The kiosk tells the desk at once.
    await patiently(() =>
      Promise.resolve(service.command('kiosks').includes(`${kiosk}  Newark  up`)),
    );
    // The page that is open closes when its host goes.
    commanded('--kiosk', kiosk, '--hosts', 'www.nj.gov');
    await patiently(async () => (await windows()) === 1, 60_000);
  },
);

onWebsite('DSK an owner gives settings to all kiosks and to one, by keyboard', async () => {
  const { person: owner } = visit;
  const kiosk = enrolls();
  await owner.opens('/desk/kiosks');
  await owner.seesHeading('Kiosks');
  await byKeyboard(owner, 'Settings of all kiosks');
  await owner.sees('As it is set at the kiosk');
  await byKeyboard(owner, 'Outside websites that may open', 'ArrowDown');
  await writesByKeyboard(owner, 'Websites, one on each line, such as www.nj.gov', 'www.nj.gov/x');
  await byKeyboard(owner, 'Save and send');
  await owner.sees('This is not a website: www.nj.gov/x. Write it like www.nj.gov.');
  await looks(owner, 'desk-kiosk-settings-refused');
  await writesByKeyboard(owner, 'Websites, one on each line, such as www.nj.gov', 'www.nj.gov');
  await byKeyboard(owner, 'Save and send');
  await owner.sees('Saved. A kiosk that is online has it within a minute.');
  await owner.sees('New settings are on their way');
  expect(commanded().desired.allowedHosts).toEqual(['www.nj.gov']);

  await byKeyboard(owner, 'Settings: Newark');
  await owner.sees('The same as all kiosks');
  await writesByKeyboard(owner, 'Name of the site', 'Newark, desk 9');
  await byKeyboard(owner, 'Save and send');
  await owner.sees('Settings of Newark, desk 9');
  await looks(owner, 'desk-kiosk-settings');
  expect(commanded('--kiosk', kiosk).desired.site).toBe('Newark, desk 9');

  await byKeyboard(owner, 'Español');
  await owner.sees('La configuración nueva está en camino');
  await byKeyboard(owner, 'Configuración: Newark, desk 9');
  await byKeyboard(owner, 'Configuración de todos los quioscos');
  // "Avisos" is a page of the desk too.
  await owner.sees('Como está en el quiosco');
  await byKeyboard(owner, 'Avisos', 'ArrowDown');
  await byKeyboard(owner, 'Guardar y enviar');
  await owner.sees('Guardado. Un quiosco con conexión lo tiene en un minuto.');
  expect(commanded()).toMatchObject({ version: 2, desired: { notices: false } });
  await looks(owner, 'desk-kiosk-settings-spanish');
});
