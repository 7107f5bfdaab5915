import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { startService } from '../service';
import { beginVisit, DEVICE, type Visit } from '../visit';

let visit: Visit;
let paper: string;
beforeAll(async () => {
  mkdirSync(`artifacts/screens/${DEVICE}`, { recursive: true });
  paper = mkdtempSync(join(tmpdir(), 'nb-e2e-planner-'));
  visit = await beginVisit({
    env: { NB_PRINTER: `folder:${paper}`, NB_PAPERS_PLANNER: 'unsigned' },
    settings: ['--papers-planner', 'unsigned'],
  });
});
afterAll(async () => {
  await visit.end();
  rmSync(paper, { recursive: true, force: true });
});

async function isFine(shot: string) {
  const { person } = visit;
  expect(await person.violations()).toEqual([]);
  await person.window.screenshot(`artifacts/screens/${DEVICE}/planner-${shot}.png`);
}

describe('the papers planner', () => {
  test('from what one holds to what is missing, in order, with the law for the desk', async () => {
    const { person } = visit;
    await person.opens('/appointment');
    await person.clicks('link', 'Papers planner');
    await person.seesHeading('Papers planner');
    await person.clicks('button', 'ID card of a New Jersey state prison');
    await person.clicks('button', 'No. I stay in a shelter, or I have no home');
    await person.clicks('button', 'In the last 6 months');
    const steps = await person.evaluate(() =>
      Array.from(document.querySelectorAll('.plan h3'), (heading) => heading.textContent),
    );
    expect(steps).toEqual(['Birth certificate', 'New Jersey ID card', 'Social Security card']);
    await person.sees('That makes 6 points. It is enough.');
    await person.sees('N.J.S.A. 30:1B-6.15');
    await person.sees('N.J.S.A. 39:3-29.7');
    await person.sees('These rules are not yet signed.');
    await person.sees('This is no legal advice.');
    await isFine('en');
  });

  test.runIf(DEVICE === 'kiosk')('the plan goes on paper', async () => {
    const { person } = visit;
    await person.clicks('button', 'Print my plan');
    await person.sees('Printing …');
    await patiently(() => Promise.resolve(readdirSync(paper).length === 1));
    const [page = ''] = readdirSync(paper);
    const text = execFileSync('pdftotext', ['-layout', join(paper, page), '-'], {
      encoding: 'utf8',
    });
    // The two sides of one sheet.
    const about = execFileSync('pdfinfo', [join(paper, page)], { encoding: 'utf8' });
    expect(about).toMatch(/^Pages: +[12]$/m);
    // Where a line ends depends on the age of the rules that it names.
    const line = text.replaceAll(/\s+/g, ' ');
    for (const part of ['Birth certificate', '30:1B-6.15', 'no legal advice', 'not yet signed'])
      expect(line).toContain(part);
    expect(text).not.toContain('What do you have?');
  });

  test('RTE-1 the same plan in Spanish, and nothing of it is in the address', async () => {
    const { person } = visit;
    await person.choosesLanguage('es');
    await person.seesHeading('Plan de papeles');
    await person.sees('Son 6 puntos. Es suficiente.');
    await person.sees('Estas reglas todavía no están firmadas.');
    await isFine('es');
    const address = await person.evaluate(
      () => location.pathname + location.search + location.hash,
    );
    expect(address).toBe('/papers');
  });

  test('a code on paper opens the plan on another device', async () => {
    const { person } = visit;
    await person.evaluate(() => sessionStorage.removeItem('papers'));
    await person.opens('/papers#1lg');
    await person.until(
      () => document.querySelectorAll('.builder [aria-pressed="true"]').length > 0,
      'the choices of the code',
    );
    await person.until(() => location.hash === '', 'the code leaves the address');
  });
});

describe('the switch', () => {
  test('the planner is hidden until its rules are signed, and a signature is printed', async () => {
    const stateOf = async (...settings: string[]) => {
      const service = await startService(...settings);
      const page = await (await fetch(`${service.address}/papers`)).text();
      await service.stop();
      return /<meta name="papers-planner" content="([^"]*)"/
        .exec(page)?.[1]
        ?.replaceAll('&quot;', '"');
    };
    expect(await stateOf()).toBe('{"state":"hidden"}');
    expect(await stateOf('--papers-planner', 'Jane Doe, Legal Help NJ, 2026-12-01')).toBe(
      '{"state":"signed","by":"Jane Doe, Legal Help NJ","on":"2026-12-01"}',
    );
  });
});
