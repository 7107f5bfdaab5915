import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { sheetsOf } from '../sheets';
import { beginVisit, DEVICE, type Visit } from '../visit';

let visit: Visit;
let paper: string;
beforeAll(async () => {
  mkdirSync(`artifacts/screens/${DEVICE}`, { recursive: true });
  paper = mkdtempSync(join(tmpdir(), 'nb-e2e-papers-'));
  visit = await beginVisit({ env: { NB_PRINTER: `folder:${paper}` } });
});
afterAll(async () => {
  await visit.end();
  rmSync(paper, { recursive: true, force: true });
});

async function isFine(shot: string) {
  const { person } = visit;
  expect(await person.violations()).toEqual([]);
  await person.window.screenshot(`artifacts/screens/${DEVICE}/${shot}.png`);
}

describe('papers without an account', () => {
  test('a letter of five fields, in the other language too', async () => {
    const { person } = visit;
    await person.opens('/employment');
    await person.clicks('link', 'Letter: pay fines in parts');
    await person.seesHeading('A letter that asks to pay fines in parts');
    await person.clicks('button', 'Show my letter');
    await person.sees('Fill in every field.');
    for (const [label, text] of [
      ['Your first and last name', 'Ana Núñez'],
      ['How can they reach you?', '973 555 0142'],
      ['Name and address of the court', 'Newark Municipal Court'],
      ['Number of your case or ticket', 'S-2024-001234'],
      ['How much can you pay each month?', '$25'],
    ] as const)
      await person.types(label, text);
    await person.clicks('button', 'Spanish');
    await person.clicks('button', 'Show my letter');
    await person.sees('Lo que puedo pagar cada mes: $25');
    await isFine('letter');
    if (DEVICE === 'chromium') expect(await sheetsOf(visit)).toBe(1);
    if (DEVICE === 'kiosk') {
      await person.clicks('button', 'Print this letter');
      await person.sees('It is being printed.');
      await patiently(() => Promise.resolve(readdirSync(paper).length === 1));
      const [page = ''] = readdirSync(paper);
      const text = execFileSync('pdftotext', [join(paper, page), '-'], { encoding: 'utf8' });
      expect(text).toContain('Debo dinero en este caso.');
    }
  });

  test('an appointment in large type with a code that holds it', async () => {
    const { person } = visit;
    await person.clicks('link', 'Appointment slip');
    await person.seesHeading('Appointment slip');
    await person.types('What is it for?', 'Parole office');
    const month = await person.evaluate(
      () => document.querySelectorAll<HTMLOptionElement>('#slip-month option')[2]?.value ?? '',
    );
    await person.selects('Month', month);
    await person.selects('Day', `${month}-15`);
    await person.selects('Hour', '09');
    await person.selects('Minutes', '30');
    await person.types('Where is it?', '12 Main St, Newark');
    await person.sees('9:30');
    await person.until(() => document.querySelector('.slip svg') !== null, 'the code');
    await isFine('slip');
    if (DEVICE === 'kiosk') {
      const before = new Set(readdirSync(paper));
      await person.clicks('button', 'Print this slip');
      await person.sees('Printing …');
      await patiently(() => Promise.resolve(readdirSync(paper).length === before.size + 1));
      const [page = ''] = readdirSync(paper).filter((name) => !before.has(name));
      const text = execFileSync('pdftotext', ['-layout', join(paper, page), '-'], {
        encoding: 'utf8',
      });
      for (const line of ['Parole office', '9:30', '12 Main St, Newark'])
        expect(text).toContain(line);
      expect(text).not.toContain('What is it for?');
    }
  });

  test('an interview is practiced question by question', async () => {
    const { person } = visit;
    await person.clicks('link', 'Practice an interview');
    await person.sees('Question 1 of 12');
    await person.clicks('button', 'Show ways to answer');
    await person.sees('Ways to answer');
    await isFine('interview');
    for (let place = 1; place < 12; place += 1) await person.clicks('button', 'Next question');
    await person.sees('Question 12 of 12');
    await person.sees('You went through all of them.');
  });
});
