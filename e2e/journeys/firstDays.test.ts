import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

let visit: Visit;
let paper: string;
beforeAll(async () => {
  mkdirSync(`artifacts/screens/${DEVICE}`, { recursive: true });
  paper = mkdtempSync(join(tmpdir(), 'nb-e2e-first-'));
  visit = await beginVisit({ env: { NB_PRINTER: `folder:${paper}` } });
});
afterAll(async () => {
  await visit.end();
  rmSync(paper, { recursive: true, force: true });
});

const things = () =>
  visit.person.evaluate(() =>
    Array.from(document.querySelectorAll('.things > li'), (thing) => ({
      title: thing.querySelector('h2')?.textContent ?? '',
      places: thing.querySelectorAll('.near-places > li').length,
      text: thing.textContent,
    })),
  );

describe('the first 72 hours', () => {
  test('each thing has places of the finder near the town', async () => {
    const { person } = visit;
    await person.opens('/employment');
    await person.clicks('link', 'The first 72 hours');
    await person.seesHeading('The first 72 hours');
    await person.clicks('button', 'Newark');
    await person.sees('Near Newark');
    const all = await things();
    expect(all).toHaveLength(8);
    const named = (title: string) => all.find((thing) => thing.title === title);
    for (const title of ['Find a bed for tonight', 'Eat today', 'Get your papers'])
      expect(named(title)?.places, title).toBeGreaterThan(0);
    expect(named('Ask for food benefits (SNAP)')?.text).toContain('Newark');
    expect(named('Go to your parole or probation office')?.places).toBe(0);
    expect(await person.violations()).toEqual([]);
    await person.window.screenshot(`artifacts/screens/${DEVICE}/first-days.png`);
  });

  test('a tick stays for the visit, and laws wait for a signature', async () => {
    const { person } = visit;
    await person.evaluate(() =>
      document.querySelector<HTMLInputElement>('.things input[type="checkbox"]')?.click(),
    );
    await person.sees('1 of 8 done');
    await person.opens('/first-days');
    await person.sees('1 of 8 done');
    const text = await person.evaluate(() => document.querySelector('.things')?.textContent ?? '');
    expect(text).not.toContain('N.J.A.C.');
  });

  test.runIf(DEVICE === 'kiosk')('it goes on paper, and works with the network down', async () => {
    const { person, link } = visit;
    link.weather = 'cut';
    await person.opens('/first-days?near=Camden');
    await person.sees('Near Camden');
    await person.clicks('button', 'Print this page');
    await person.sees('Printing …');
    await patiently(() => Promise.resolve(readdirSync(paper).length === 1));
    const [page = ''] = readdirSync(paper);
    const text = execFileSync('pdftotext', [join(paper, page), '-'], { encoding: 'utf8' });
    expect(text).toContain('Find a bed for tonight');
    expect(text).not.toContain('Print this page');
    link.weather = 'fine';
  });

  test('RTE-1 the same in Spanish', async () => {
    const { person } = visit;
    await person.choosesLanguage('es');
    await person.seesHeading('Las primeras 72 horas');
    await person.sees('1 de 8 hechos');
    expect(await person.violations()).toEqual([]);
  });
});
