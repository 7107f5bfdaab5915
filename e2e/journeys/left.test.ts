import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { pdfWith } from '../pdf';
import { beginVisit, DEVICE, type Visit } from '../visit';

const EMAIL = 'ana@example.org';
const PASSWORD = 'Sunrise2024';

describe.runIf(DEVICE === 'kiosk')('who leaves while an answer is on its way', () => {
  let visit: Visit;
  let sticks: string;
  beforeAll(async () => {
    sticks = mkdtempSync(join(tmpdir(), 'nb-e2e-sticks-'));
    mkdirSync(join(sticks, 'BLUE'));
    writeFileSync(join(sticks, 'BLUE', 'resume.pdf'), pdfWith(['Forklift operator']));
    visit = await beginVisit({ env: { NB_STICK_FOLDERS: sticks } });
    await visit.person.signsUp(EMAIL, PASSWORD);
  });
  afterAll(async () => {
    await visit.end();
    rmSync(sticks, { recursive: true, force: true });
  });

  const logsIn = async () => {
    const { person } = visit;
    await person.opens('/login');
    await person.types('Email', EMAIL);
    await person.types('Password', PASSWORD);
    await person.clicks('button', 'Log In');
  };
  const leaves = async () => {
    const { person } = visit;
    await person.clicks('button', 'Leave now');
    await patiently(() =>
      person
        .evaluate(() => location.pathname === '/' && document.querySelector('.cover') === null)
        .catch(() => false),
    );
  };

  test('KSK-3 KSK-5 a file that was being fetched is not shown to the next person', async () => {
    const { person, link } = visit;
    await person.clicks('button', 'My Resumes');
    await person.clicks('button', 'Look for my file');
    await person.clicks('field', 'resume.pdf (on BLUE)');
    await person.clicks('button', 'Upload');
    await person.clicks('button', 'OK');
    link.weather = 'held';
    await person.clicks('button', 'Open resume.pdf');
    await leaves();
    await link.release();
    await person.opens('/profile');
    await person.seesHeading('Log In to New Beginnings');
    expect(await visit.kiosk().driver.getAllWindowHandles()).toHaveLength(1);
  });

  test('KSK-3 KSK-5 a sign-in that was on its way signs no one in', async () => {
    const { person, link } = visit;
    await person.opens('/login');
    link.weather = 'held';
    await logsIn();
    await leaves();
    await link.release();
    await person.opens('/profile');
    await person.seesHeading('Log In to New Beginnings');
    expect(await person.text()).not.toContain(EMAIL);
    // The next person can sign in as ever.
    await logsIn();
    await person.seesHeading(`Welcome back, ${EMAIL}!`);
  });
});
