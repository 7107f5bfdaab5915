// `npm run screenshots`: draws the pictures in docs/screenshots again: the main screens with the
// starter lists and an invented person, in English and Spanish, on a wide screen and on a phone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM, CHROMIUM_FLAGS } from '../bench/chromium.mjs';
import { startService, stop } from '../bench/processes.mjs';
import { ensureNpmPackages, ensurePackages, requireLanguages, ROOT, TARGET } from './machine.mjs';
import { run, step, summary } from './steps.mjs';

const WIDE = { name: 'wide', viewport: { width: 1280, height: 800 } };
const PHONE = { name: 'phone', viewport: { width: 390, height: 780 } };
const CREDENTIALS = { email: 'ana@example.org', password: 'Sunrise2024' };

/** The pictures of each window; `prepare` leads from the address to what is shown. */
const WINDOWS = [
  { language: 'en', screen: WIDE },
  { language: 'es', screen: PHONE },
  { language: 'es', screen: WIDE, only: ['home'] },
  { language: 'en', screen: PHONE, only: ['home'] },
];
const PICTURES = [
  { name: 'home', path: '/' },
  { name: 'food', path: '/resources/food' },
  { name: 'employment', path: '/employment' },
  { name: 'videos', path: '/resources/videos/career' },
  { name: 'contact', path: '/contact' },
  { name: 'login', path: '/login' },
  { name: 'my-list', path: '/resources/food', prepare: pickPlaces },
  { name: 'resumes', path: '/login', prepare: uploadResume },
];

await step('Rust and Node.js', requireLanguages);
await step('Debian packages', () => ensurePackages('service', 'bench'));
await step('npm packages', ensureNpmPackages);
await step('the screens', () => run('npm', ['run', '--silent', 'build:ui']));
await step('the service', () =>
  run('cargo', ['build', '-p', 'sync-service', '-p', 'resume-reader']),
);

const folder = join(ROOT, 'docs/screenshots');
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'nb-screenshots-'));
const site = ['--site', join(ROOT, 'dist')];
const service = await startService(join(TARGET, 'debug/sync-service'), join(data, 'data'), site);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
try {
  await signUp();
  const resume = await printResume();
  for (const window of WINDOWS) await draw(window, resume);
} finally {
  await browser.close();
  await stop(service.child);
  rmSync(data, { recursive: true, force: true });
}
summary();

async function draw({ language, screen, only }, resume) {
  const context = await browser.newContext({
    baseURL: service.address,
    viewport: screen.viewport,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/');
  if (language !== 'en') await page.click(`button[lang=${language}]`);
  await page.waitForSelector(`html[lang=${language}]`);
  for (const { name, path, prepare } of PICTURES) {
    if (only && !only.includes(name)) continue;
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare?.(page, resume);
    const file = join(folder, `${name}-${screen.name}-${language}.png`);
    await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
    console.log(`  ${file}`);
  }
  await context.close();
}

/** Puts the first three places of the list on My List, and opens it. */
async function pickPlaces(page) {
  for (const number of [0, 1, 2]) {
    await page.locator('tbody button').nth(number).click();
    await page.click('.modal-footer button[aria-pressed=false]');
    await page.waitForSelector('.modal-footer button[aria-pressed=true]');
    await page.locator('.modal-footer button').last().click();
    await page.waitForSelector('.modal', { state: 'detached' });
  }
  await page.click('a[href^="/my-list"]');
  await page.waitForSelector('main h1');
  await page.waitForLoadState('networkidle');
}

/** Signs in on a private device, uploads the resume, and waits for the employers. */
async function uploadResume(page, resume) {
  await page.fill('input[inputmode=email]', CREDENTIALS.email);
  await page.fill('input[type=password]', CREDENTIALS.password);
  await page.click('input[type=radio] >> nth=0');
  await page.press('input[type=password]', 'Enter');
  await page.waitForSelector('.tabs');
  await page.click('.tabs button >> nth=1');
  await page.setInputFiles('#resume-file', resume);
  await page.click('form:has(#resume-file) button[type=submit]');
  await page.waitForSelector('#notice-title');
  await page.click('.modal-footer button');
  await page.waitForSelector('.modal', { state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.locator('#employers-title').evaluate((title) => {
    title.style.scrollMarginTop = '9rem';
    title.scrollIntoView();
  });
}

async function signUp() {
  const response = await fetch(`${service.address}/v1/accounts:signUp?key=new-beginnings`, {
    method: 'POST',
    body: JSON.stringify({ ...CREDENTIALS, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`the sign-up was refused: ${response.status}`);
}

/** Prints an invented resume to a PDF and returns its path. */
async function printResume() {
  const page = await browser.newPage();
  await page.setContent(`
    <h1>Ana Sample</h1>
    <h2>Work</h2>
    <p>Warehouse associate, 2014 to 2017. Forklift operator. Picked orders and loaded trucks.</p>
    <p>Line cook at a diner on weekends. Cleaned and closed the kitchen.</p>
    <h2>Skills</h2>
    <p>Forklift, shipping and receiving, food preparation. Spanish and English.</p>`);
  const file = join(data, 'resume.pdf');
  writeFileSync(file, await page.pdf({ format: 'Letter' }));
  await page.close();
  return file;
}
