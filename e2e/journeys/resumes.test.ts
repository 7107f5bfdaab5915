import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { pdfWith } from '../pdf';
import { beginVisit, DEVICE, type Visit } from '../visit';

const WORDS = [
  'JUAN SAMPLE',
  'WORK HISTORY',
  'Warehouse associate 2014 to 2017. Forklift operator, picked orders,',
  'loaded trucks. Shipping and receiving. Also cooked at a diner on weekends.',
];

let visit: Visit;
let sticks: string;
let stick: string;
beforeAll(async () => {
  sticks = mkdtempSync(join(tmpdir(), 'nb-e2e-sticks-'));
  stick = join(sticks, 'BLUE');
  mkdirSync(stick);
  // A tab that becomes a download is closed by the browser's own window.
  visit = await beginVisit({ env: { NB_STICK_FOLDERS: sticks }, isWhole: true });
  const { person } = visit;
  await person.signsUp('juan@example.org', 'Sunrise2024');
  await person.clicks('button', 'My Resumes');
  await person.sees('You have no resumes here yet.');
});
afterAll(async () => {
  await visit.end();
  rmSync(sticks, { recursive: true, force: true });
});

/** Puts a file on the stick and chooses it, as the device lets people choose. */
async function chooses(name: string, bytes: Buffer) {
  const { person } = visit;
  const file = join(stick, name);
  writeFileSync(file, bytes);
  if (DEVICE === 'chromium') {
    await visit.chromium().page.setInputFiles('#resume-file', file);
    return;
  }
  const look = await person.text();
  await person.clicks('button', look.includes('Look again') ? 'Look again' : 'Look for my file');
  await person.sees(`${name} (on BLUE)`);
  await person.clicks('field', `${name} (on BLUE)`);
}
async function isTold(title: string, message: string) {
  const { person } = visit;
  await person.until(
    (wanted) => document.querySelector('#notice-title')?.textContent === wanted,
    `the notice "${title}"`,
    title,
  );
  await person.sees(message);
  expect(await person.violations()).toEqual([]);
  await person.clicks('button', 'OK');
  await person.until(
    () => !document.querySelector('#notice-title') && document.activeElement !== document.body,
    'the notice to close',
  );
}

describe('my resumes', () => {
  test('RES-1 RES-2 without a file it is said what to do', async () => {
    const { person } = visit;
    await person.sees('to be connected to relevant employer opportunities around New Jersey');
    expect(await person.violations()).toEqual([]);
    await person.clicks('button', 'Upload');
    await isTold('File Not Found', 'Please choose a file first!');
  });

  test('RES-2 RES-3 RES-5 RES-7 an upload becomes the current resume and finds employers', async () => {
    const { person } = visit;
    await chooses('resume.pdf', pdfWith(WORDS));
    await person.clicks('button', 'Upload');
    await isTold('File Upload Complete', 'Your resume has been uploaded!');
    await person.sees('Current Resume: resume.pdf');
    await person.sees('Because you wrote:');
    await person.sees('Forklift operator');
    await person.sees('Our list says:');
    const marked = await person.evaluate(() =>
      [...document.querySelectorAll('.employer .quotes mark')].map((mark) => {
        const { fontWeight, textDecorationLine } = getComputedStyle(mark);
        return [mark.textContent, fontWeight, textDecorationLine];
      }),
    );
    expect(marked).toContainEqual(['Forklift operator', '700', 'underline']);
    expect(await person.violations()).toEqual([]);
  });

  test('RES-7 with a ZIP the miles are told, and an unknown one is said', async () => {
    const { person } = visit;
    await person.types('Your ZIP code', '08817');
    await person.clicks('button', 'Show employers');
    await person.sees('from 08817.');
    await person.types('Your ZIP code', '99999');
    await person.clicks('button', 'Show employers');
    await person.sees("We don't know this New Jersey ZIP code.");
  });

  test('RES-7 skills can be tapped instead', async () => {
    const { person } = visit;
    await person.evaluate(() => document.querySelector('summary')?.click());
    await person.clicks('button', 'cutting hair');
    await person.sees('1 chosen');
    expect(await person.violations()).toEqual([]);
    await person.clicks('button', 'Show employers for these');
    await person.sees('employers');
  });

  test('STO LIM-3 an upload that is cut continues and arrives whole', async () => {
    const { person, link } = visit;
    await chooses('large.pdf', pdfWith(WORDS, 2_500_000));
    link.weather = 'stumbling';
    await person.clicks('button', 'Upload');
    await person.sees('File Upload In Progress...');
    await patiently(async () => (await person.text()).includes('File Upload Complete'), 60_000);
    link.weather = 'fine';
    await isTold('File Upload Complete', 'Your resume has been uploaded!');
    await person.sees('Current Resume: large.pdf');
  });

  test('RES-2 an upload can be stopped, and then there is nothing', async () => {
    const { person, link } = visit;
    await chooses('stopped.pdf', pdfWith(WORDS, 1_000_000));
    link.weather = 'cut';
    await person.clicks('button', 'Upload');
    await person.sees('File Upload In Progress...');
    await person.sees('There is no connection right now. The upload will go on by itself.');
    if (DEVICE === 'chromium') expect(await person.violations()).toEqual([]);
    await person.clicks('button', 'Stop the upload');
    link.weather = 'fine';
    await patiently(async () => (await person.text()).includes('You stopped the upload'), 60_000);
    await person.clicks('button', 'OK');
    expect(await person.text()).not.toContain('Current Resume: stopped.pdf');
  });

  test('RES-6 a Word file is refused in plain words', async () => {
    const { person } = visit;
    await chooses('word.pdf', Buffer.from('PK\x03\x04 a document'));
    await person.clicks('button', 'Upload');
    await isTold('File Upload Failed', 'This is a Word file, not a PDF.');
  });

  test('RES-6 a file that is too large is refused before it is sent, with both sizes', async () => {
    const { person, link } = visit;
    await chooses('huge.pdf', pdfWith(WORDS, 11_000_000));
    link.weather = 'cut';
    await person.clicks('button', 'Upload');
    await isTold('File Upload Failed', 'The limit is 10 MB.');
    link.weather = 'fine';
  });

  test('RES-6 a picture of a page is kept, and it is said why it cannot be read', async () => {
    const { person } = visit;
    await chooses('scan.pdf', pdfWith([]));
    await person.clicks('button', 'Upload');
    await person.sees("We saved the file, but we can't match it with employers.");
    expect(await person.text()).not.toContain('these employers may suit you');
    await isTold('File Upload Complete', 'Your resume has been uploaded!');
    await person.sees('This PDF is a picture of a page');
  });

  test.runIf(DEVICE === 'chromium')('RES-3 the link gives the file', async () => {
    const { person } = visit;
    const address = await person.href('resume.pdf');
    const answer = await fetch(visit.link.address + address);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdfWith(WORDS))).toBe(true);
    const { page } = visit.chromium();
    const download = page.waitForEvent('download');
    await person.clicks('link', 'resume.pdf');
    expect((await download).suggestedFilename()).toBe('resume.pdf');
    expect(readFileSync(await (await download).path()).equals(pdfWith(WORDS))).toBe(true);
    // A tab that became a download is closed by the browser.
    await patiently(() => Promise.resolve(page.context().pages().length === 1));
  });

  test.runIf(DEVICE === 'kiosk')('RES-3 KSK-1 the file opens in a locked viewer', async () => {
    const { person } = visit;
    const { driver } = visit.kiosk();
    const main = await driver.getWindowHandle();
    await person.clicks('button', 'Open resume.pdf');
    await patiently(async () => (await driver.getAllWindowHandles()).length === 2);
    const second = (await driver.getAllWindowHandles()).find((handle) => handle !== main) ?? main;
    await driver.switchTo().window(second);
    await person.until(
      () =>
        document.querySelector('canvas')?.getAttribute('aria-label')?.includes('Forklift operator'),
      'the page of the file',
    );
    await visit.kiosk().screenshot('artifacts/kiosk-viewer.png');
    // The window hears Escape before the page does, so it has to be a key of the X server.
    visit.presses('Escape');
    await patiently(async () => (await driver.getAllWindowHandles()).length === 1);
    await driver.switchTo().window(main);
  });

  test('RES-3 a file whose bytes are lost: it is said, with what to do', async () => {
    const { person, service } = visit;
    const files = join(service.data, 'files');
    const lost = readdirSync(files).filter((name) => /^[0-9a-f]{32}$/.test(name));
    expect(lost.length).toBeGreaterThan(0);
    for (const name of lost) rmSync(join(files, name));
    if (DEVICE === 'chromium') await person.clicks('link', 'resume.pdf');
    else await person.clicks('button', 'Open resume.pdf');
    await person.sees("We don't have a copy of it.");
    await isTold("We can't open this file any more", 'Please upload it again.');
    if (DEVICE === 'chromium') expect(visit.chromium().page.context().pages().length).toBe(1);
    else expect((await visit.kiosk().driver.getAllWindowHandles()).length).toBe(1);
  });

  test('RES-4 a removed file is gone, and none is the current one', async () => {
    const { person } = visit;
    await person.clicks('button', 'Remove resume.pdf');
    await person.sees('Remove this resume?');
    expect(await person.violations()).toEqual([]);
    await person.clicks('button', 'Remove');
    await isTold('File Deleted', 'Your resume has been removed!');
    await person.sees('Current Resume: none');
    expect(await person.text()).not.toContain('Remove resume.pdf');
  });
});
