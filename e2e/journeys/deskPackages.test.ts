import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ChromiumWindow } from '../chromium';
import { patiently } from '../patience';
import { everyoneReads, isListed } from '../published';
import { openOwnersDesk, choosesFile, looks, onWebsite } from '../staff';
import { DEVICE } from '../visit';

const desk = openOwnersDesk();

const id = (number: number) => `6a2f41a3-c54c-4e6c-8a5e-0000000000${10 + number}`;
const term = (number: number, name: string) => ({
  id: id(number),
  link_entity: 'service',
  taxonomy_term: { id: id(number + 1), name, description: name },
});

/** The answer of another directory's program: a pantry, a clinic, and a place that closed. */
const SERVICES = JSON.stringify([
  {
    id: id(1),
    name: 'Riverside Pantry',
    description: 'Hot meals.',
    status: 'active',
    eligibility_description: 'No ID needed.',
    organization: { id: id(2), name: 'County Help', description: 'Helps' },
    phones: [{ id: id(3), number: '973-555-0188' }],
    schedules: [
      { id: id(4), freq: 'WEEKLY', byday: 'TU,TH', opens_at: '09:00', closes_at: '13:00' },
    ],
    service_at_locations: [
      {
        id: id(5),
        location: {
          id: id(6),
          location_type: 'physical',
          addresses: [
            { id: id(7), address_1: '12 River Walk', city: 'Newark', postal_code: '07102' },
          ],
        },
      },
    ],
    attributes: [term(10, 'Food pantry')],
  },
  { id: id(20), name: 'Clinic', status: 'active', attributes: [term(30, 'Health')] },
  { id: id(40), name: 'Old Pantry', status: 'defunct', attributes: [term(10, 'Food pantry')] },
]);

async function looksAt(file: Parameters<typeof choosesFile>[1]) {
  await choosesFile(desk.owner, file);
  await desk.owner.selects('For which list?', 'food');
  await desk.owner.clicks('button', 'Look at the file');
}

onWebsite('DSK HSDS of another directory is looked at, published and taken off', async () => {
  const buffer = Buffer.from(SERVICES);
  await looksAt({ name: 'services.json', mimeType: 'application/json', buffer });
  await desk.owner.sees('3 rows in the file. You can add 2 of them.');
  await desk.owner.sees('[2].status');
  await desk.owner.sees('The service is closed');
  await desk.owner.selects('Which services of the file?', id(11));
  await desk.owner.sees('2 rows in the file. You can add 1 of them.');
  await looks(desk.owner, 'desk-hsds-found');
  await desk.owner.clicks('button', 'Keep 1 row to check');
  await desk.owner.sees('You can look at 1 row below. Nothing is public yet.');
  await desk.owner.window.click('.desk-imports details summary');
  await desk.owner.sees('Tuesday and Thursday 9 am-1 pm');
  await desk.owner.clicks('button', 'Publish 1 row');
  await desk.owner.sees('It is published. Now everyone can see the places.');
  await isListed(desk.visit.service, 'Riverside Pantry');
  await desk.owner.clicks('button', 'Take them off the list again');
  await desk.owner.sees('Taken off the list.');
  await isListed(desk.visit.service, 'Riverside Pantry', false);
});

onWebsite('DSK the places of a search are saved as HSDS, and an import knows them', async () => {
  for (const [button, name] of [
    ['HSDS (ZIP)', 'places.hsds.zip'],
    ['HSDS (JSON)', 'places.hsds.json'],
  ] as const) {
    await desk.owner.opens('/desk?view=all&list=food&text=jfs');
    await desk.owner.sees('Save these places as a table');
    const { page } = desk.owner.window as ChromiumWindow;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      desk.owner.clicks('button', button),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    await looksAt(await download.path());
    await desk.owner.sees('1 row in the file. You can add 0 of them.');
    await desk.owner.sees('1 row says the same as our list.');
  }
  await looks(desk.owner, 'desk-hsds-known');
});

onWebsite(
  'DSK an employer that still hires people with a record is marked in one touch',
  async () => {
    await desk.owner.opens('/desk?view=all&list=employment&text=jiffy');
    await desk.owner.clicks('button', 'Still hires people with a record');
    await desk.owner.sees('Saved.');
    await desk.owner.sees('Does not hire people with a record now');
    await looks(desk.owner, 'desk-employer');
    const name = await desk.owner.evaluate(
      () => document.querySelector('#desk-place-name')?.textContent ?? '',
    );
    const asked = /^Asked on \d{4}-\d\d-\d\d by OL$/;
    const isAsked = (row?: Record<string, string>) =>
      asked.test(row?.['hires people with a record'] ?? '');
    await everyoneReads(desk.visit.service, name, isAsked, 'employment');
    await desk.owner.clicks('button', 'Undo');
    await desk.owner.sees('Undone.');
  },
);

test('DSK visitors see the day when an employer was asked, and not who asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nb-employers-'));
  const file = join(folder, 'employment.csv');
  writeFileSync(
    file,
    // Open at every hour, so that the finder shows it first whenever the test runs.
    'name,type,address,city,zip,phone,work,hours,notes\n' +
      'Good Bakery,Employer,1 Elm St,Newark,07102,973-555-0100,Bakers,' +
      '24/7,N/A\n',
  );
  try {
    const { service } = desk.visit;
    service.command('import-listings', file, '--name', 'employment', '--allow-drop');
    const found = service.command('desk', 'queue', '--view', 'all', '--text', 'good bakery');
    const { id } = JSON.parse(found.split('\n')[0] ?? '') as { id: string };
    // No table can say that somebody was asked.
    service.command('desk', 'still-hires', id, '--by', 'Olga Carter');
  } finally {
    rmSync(folder, { recursive: true });
  }
  // The list and the finder learn of it one after the other.
  for (const path of ['/widgets/resources/employment', '/find?need=work&near=Newark']) {
    const read = async () => (await fetch(desk.visit.service.address + path)).text();
    // A kept connection may have ended while the commands ran: then it is asked again.
    await patiently(async () => (await read().catch(() => '')).includes('by OC'));
  }
  const visitor =
    DEVICE === 'chromium' ? await desk.others.arrives(desk.visit.link.address) : desk.owner;
  await visitor.opens('/employment');
  await visitor.sees('by OC');
  if (DEVICE === 'chromium') {
    await visitor.opens('/find/work?near=Newark');
    await visitor.sees('by OC, staff');
  }
  expect(await visitor.violations()).toEqual([]);
});
