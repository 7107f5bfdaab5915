import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../src/words/en';
import { es } from '../../src/words/es';
import { find as findEs } from '../../src/words/find.es';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

describe.runIf(DEVICE === 'kiosk')('a kiosk with a town of its own', () => {
  let visit: Visit;
  let paper: string;
  beforeAll(async () => {
    paper = mkdtempSync(join(tmpdir(), 'nb-e2e-town-paper-'));
    const env = { NB_PRINTER: `folder:${paper}`, NB_TOWN: 'Newark' };
    visit = await beginVisit({ width: 1280, height: 800, env });
  });
  afterAll(async () => {
    await visit.end();
    rmSync(paper, { recursive: true, force: true });
  });

  test('HOM-2 from an English screen to Spanish paper, food without an ID: four touches', async () => {
    const { person } = visit;
    await person.opens('/');
    await person.seesHeading(en.home.title);
    await person.choosesLanguage('es');
    await person.clicks('link', es.home.doors.food);
    await person.sees(findEs.near('Newark'));
    await person.clicks('button', findEs.wishNames['no-id']);
    await person.until(() => location.search.includes('for=no-id'), 'the address says it');
    await person.clicks('button', findEs.print);
    await patiently(() => Promise.resolve(readdirSync(paper).length === 1));
  });

  test('HOM-2 another town counts for the visit', async () => {
    const { person } = visit;
    await person.clicks('button', findEs.whereChange);
    await person.clicks('button', 'Trenton');
    await person.sees(findEs.near('Trenton'));
    await person.movesTo('/find/shelter');
    await person.sees(findEs.near('Trenton'));
    expect(await person.evaluate(() => location.search)).toContain('Trenton');
  });
});
