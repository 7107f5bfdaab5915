import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patiently } from '../patience';
import { binary } from '../processes';
import { beginOwnersVisit, byKeyboard, looks, onWebsite, writesByKeyboard } from '../staff';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** A data folder in which the kiosk is enrolled while its window is open. */
const data = mkdtempSync(join(tmpdir(), 'nb-e2e-settings-'));

let visit: Visit;
beforeAll(async () => {
  visit =
    DEVICE === 'kiosk'
      ? await beginVisit({ env: { NB_KIOSK_DATA: data } })
      : await beginOwnersVisit();
});
afterAll(async () => {
  await visit.end();
  rmSync(data, { recursive: true, force: true });
});

/** Enrolls a kiosk with its own command. Answers its name. */
function enrolls(): string {
  const code = visit.service.command('kiosks', 'code', '--site', 'Newark').split('\n')[0] ?? '';
  const env = { ...process.env, NB_SERVICE_URL: visit.service.address, NB_KIOSK_DATA: data };
  const said = execFileSync(binary('new-beginnings-kiosk'), ['enroll', code], {
    env,
    encoding: 'utf8',
  });
  return /k-[0-9a-z]+/.exec(said)?.[0] ?? '';
}

test.runIf(DEVICE === 'kiosk')(
  'DSK hosts and notices of the desk reach the open window of a kiosk',
  async () => {
    const { person, service } = visit;
    const { driver } = visit.kiosk();
    const file = join(service.data, 'outside.csv');
    writeFileSync(file, 'name,website\nA,https://help.example.org/\n');
    service.command('import-listings', file, '--name', 'outside');
    await service.answers('/widgets/resources/outside');
    service.command('desk', 'notice', '--en', 'Code Blue tonight', '--es', 'Código Azul');
    await person.opens('/resources/outside');
    await person.clicks('link', 'Link');
    await person.sees("This page can't open here");
    expect(await driver.getAllWindowHandles()).toHaveLength(1);
    await person.opens('/about');
    await person.sees('Code Blue tonight');

    expect(enrolls()).not.toBe('');
    service.command('desk', 'kiosks', '--notices', 'no', '--hosts', 'help.example.org');
    // The kiosk asks every 45 seconds.
    const kept = join(data, 'desk-settings');
    await patiently(() => Promise.resolve(existsSync(kept)), 60_000);
    await person.opens('/resources/outside');
    await person.until(
      () => !document.body.innerText.includes('Code Blue'),
      'a page without the notice',
    );
    await person.clicks('link', 'Link');
    await patiently(async () => (await driver.getAllWindowHandles()).length === 2);
  },
);

onWebsite('DSK an owner sends settings to all kiosks and to one, by keyboard', async () => {
  const { person: owner } = visit;
  const kiosk = enrolls();
  await owner.opens('/desk/kiosks');
  await owner.seesHeading('Kiosks');
  await byKeyboard(owner, 'Settings of all kiosks');
  await owner.tabsTo('Outside pages that may open');
  await owner.selects('Outside pages that may open', 'these');
  await writesByKeyboard(owner, 'Hosts, one in a line', 'www.nj.gov/x');
  await byKeyboard(owner, 'Send to the kiosks');
  await owner.sees('A host looks like www.nj.gov.');
  await looks(owner, 'desk-kiosk-settings-refused');
  await owner.types('Hosts, one in a line, such as www.nj.gov', 'www.nj.gov');
  await byKeyboard(owner, 'Send to the kiosks');
  await owner.sees('Saved. Each kiosk gets it within a minute.');
  await owner.sees('New settings are on their way');
  await byKeyboard(owner, 'Settings: Newark');
  await writesByKeyboard(owner, 'Name of the site', 'Newark, desk 9');
  await byKeyboard(owner, 'Send to the kiosks');
  await owner.sees('Saved. Each kiosk gets it within a minute.');
  await looks(owner, 'desk-kiosk-settings');
  const wished = JSON.parse(visit.service.command('desk', 'kiosks', '--kiosk', kiosk)) as {
    wished: { site: string };
  };
  expect(wished.wished.site).toBe('Newark, desk 9');
  await byKeyboard(owner, 'Español');
  await owner.sees('La configuración nueva está en camino');
  await looks(owner, 'desk-kiosk-settings-spanish');
});
