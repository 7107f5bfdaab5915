import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { ChromiumWindow } from '../chromium';
import type { Person } from '../person';
import { openOwnersDesk, byKeyboard, looks, onWebsite } from '../staff';

const PLACE = 'JFS Food Pantry';
const COUNTY = 'Atlantic';

// People come from several networks.
const desk = openOwnersDesk('--trusted-proxies', '127.0.0.1,::1');
/** The id of the place, as the visitor's page counts it. */
let place = '';

/** What the numbers say about the county: the cells of its rows. */
function shown(person: Person): Promise<string[][]> {
  return person.evaluate((county) => {
    const rows = Array.from(document.querySelectorAll('.desk-numbers tbody tr'));
    const cells = rows.map((row) => Array.from(row.querySelectorAll('td'), (it) => it.innerText));
    return cells.filter((row) => row[0] === county).map((row) => row.slice(1));
  }, COUNTY);
}

/** The name on the card that the queue of the food list shows first. */
async function firstInQueue(): Promise<string | undefined> {
  await desk.owner.opens('/desk?list=food');
  await desk.owner.until(() => document.querySelector('#desk-place-name') !== null, 'a card');
  return desk.owner.evaluate(() => document.querySelector('#desk-place-name')?.textContent ?? '');
}

onWebsite(
  'DSK what visitors open, save and print is counted by county, never below 5',
  async () => {
    expect(await firstInQueue()).not.toBe(PLACE);
    await desk.owner.opens('/desk/numbers');
    await desk.owner.sees('What people did with places, by county');
    await desk.owner.sees('Nothing was counted yet.');

    const visitor = await desk.others.arrives(desk.visit.link.address);
    const { page } = visitor.window as ChromiumWindow;
    const isCount = (answer: { url(): string; ok(): boolean }) =>
      answer.url().endsWith('/page-views') && answer.ok();
    await visitor.opens('/resources/food');
    await visitor.clicks('button', `Save or share: ${PLACE}`);
    for (let time = 0; time < 5; time += 1) {
      const saved = page.waitForResponse(isCount);
      await visitor.clicks('button', 'Add to my list');
      const sent = (await saved).request().postDataJSON() as { places: { place: string }[] };
      place = sent.places[0]?.place ?? place;
      await visitor.clicks('button', 'Remove from my list');
    }
    for (let time = 0; time < 4; time += 1) {
      const printed = page.waitForResponse(isCount);
      await visitor.clicks('button', 'Print this');
      await printed;
    }
    await desk.owner.opens('/desk/numbers');
    await desk.owner.sees(COUNTY);
    expect(await shown(desk.owner)).toEqual([
      ['Saved', '5'],
      ['Printed', 'below 5'],
    ]);
    await looks(desk.owner, 'desk-uses');
  },
);

onWebsite('DSK the numbers are saved as a table, by keyboard', async () => {
  const { page } = desk.owner.window as ChromiumWindow;
  const download = page.waitForEvent('download');
  await byKeyboard(desk.owner, 'Save as CSV');
  const table = readFileSync(await (await download).path(), 'utf8');
  const lines = table.split(/\r?\n/).filter((line) => line.includes('places in the week of'));
  const cells = lines.map((line) => line.split(','));
  expect(cells.map(([name, , count, what]) => [name, what, count]).sort()).toEqual([
    [COUNTY, 'printed', 'below 5'],
    [COUNTY, 'saved', '5'],
  ]);
});

onWebsite(
  'DSK of places of one age the one that people take along is looked at first',
  async () => {
    expect(await firstInQueue(), 'one visitor alone moves no place').not.toBe(PLACE);
    const day = new Date().toISOString().slice(0, 10);
    for (const network of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const report = {
        key: String(network).repeat(32),
        site: 'web',
        counts: [],
        places: [{ place, kind: 'saved', day, count: 9 }],
      };
      const answer = await fetch(`${desk.visit.service.address}/page-views`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${network}.7` },
        body: JSON.stringify(report),
      });
      expect(answer.status).toBe(204);
    }
    expect(await firstInQueue()).toBe(PLACE);
    await looks(desk.owner, 'desk-queue-uses');
    await desk.owner.clicks('button', 'Español');
    await byKeyboard(desk.owner, 'Todavía es correcto');
    await desk.owner.sees(`${PLACE}: Todavía es correcto. Guardado.`);
    // It was checked today, so others are due. Among all places it still says how often.
    expect(await firstInQueue()).not.toBe(PLACE);
    await desk.owner.opens('/desk?view=all&text=609-8');
    await desk.owner.sees('Próximos lugares');
    await desk.owner.sees('Guardado e impreso 9 veces');
    await looks(desk.owner, 'desk-queue-uses-spanish');
  },
);
