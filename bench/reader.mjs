// Measures reading and matching of resumes: how right, and how fast beside pdftotext.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, HEADLESS_SHELL } from './chromium.mjs';
import { startService, stop } from './processes.mjs';
import { median, withRange } from './statistics.mjs';

const run = promisify(execFile);
const COUNT = 45;
const EMPLOYERS = 10_000;

/** Page layouts of the resumes. */
const LAYOUTS = [
  'font-family: serif',
  'font-family: sans-serif; columns: 2',
  'font-family: monospace; font-size: 10pt',
  'font-family: sans-serif; letter-spacing: 0.5pt; text-align: justify',
  'font-family: serif; font-variant: small-caps; line-height: 2',
];

const resumes = JSON.parse(
  readFileSync(join(import.meta.dirname, '../resume-matching/evaluation/resumes.json'), 'utf8'),
);
const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Prints the invented resumes in every layout. */
async function print(folder) {
  const browser = await chromium.launch({ executablePath: HEADLESS_SHELL, args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  const files = [];
  const long = resumes.filter(({ text }) => words(text).length >= 20);
  for (let number = 0; number < COUNT; number += 1) {
    const { text } = long[number % long.length];
    const items = text.split('\n').map((line) => `<li>${line}</li>`);
    const style = LAYOUTS[number % LAYOUTS.length];
    await page.setContent(
      `<body style="${style}"><h1>Ana Sample</h1><h2>Experience</h2><ul>${items.join('')}</ul>`,
    );
    const path = join(folder, `${number}.pdf`);
    await page.pdf({ path });
    files.push({ path, text });
  }
  await browser.close();
  return files;
}

/** Returns the share of a resume's words that were read. */
function recall(text, read) {
  const left = new Map();
  for (const word of words(read)) left.set(word, (left.get(word) ?? 0) + 1);
  const wanted = words(text);
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / wanted.length;
}

/** Runs a program and returns its milliseconds and its output. */
async function timed(program, args) {
  const began = performance.now();
  const { stdout } = await run(program, args, { maxBuffer: 2 ** 26 });
  return { milliseconds: performance.now() - began, stdout };
}

/** Measures a match against many employers through the service. */
async function callTimes(service, folder) {
  const data = join(folder, 'many');
  const lines = readFileSync(
    join(import.meta.dirname, '../resume-matching/evaluation/employers.csv'),
    'utf8',
  )
    .trim()
    .split('\n');
  const [head, ...rows] = lines;
  const many = Array.from({ length: EMPLOYERS }, (_, at) => `${at} ${rows[at % rows.length]}`);
  const file = join(folder, 'many.csv');
  writeFileSync(file, [head, ...many].join('\n'));
  const import_ = ['import-listings', file, '--name', 'employment', '--data', data];
  execFileSync(service, [...import_, '--allow-drop', '--new'], { stdio: 'ignore' });
  const { child, address } = await startService(service, data);
  try {
    const credentials = { email: 'a@example.org', password: 'Sunrise2024' };
    const body = JSON.stringify({ ...credentials, returnSecureToken: true });
    const person = await fetch(`${address}/v1/accounts:signUp?key=k`, { method: 'POST', body });
    const { idToken } = await person.json();
    const headers = { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' };
    const skills = ['forklift', 'warehouse-work', 'line-cook', 'janitor', 'shipping', 'cashier'];
    const times = [];
    for (let turn = 0; turn < 31; turn += 1) {
      const began = performance.now();
      const init = { method: 'POST', headers, body: JSON.stringify({ zip: '08608', skills }) };
      const answer = await (await fetch(`${address}/account/employers`, init)).json();
      if (answer.matches.length === 0) throw new Error('no match');
      // The first call prepares the list.
      if (turn > 0) times.push(performance.now() - began);
    }
    return times;
  } finally {
    await stop(child);
  }
}

/** Returns rows of the table of figures: name, figure, ratio. */
export async function measureReader({ service, matchTimes, folder }) {
  const place = join(folder, 'resumes');
  mkdirSync(place);
  const files = await print(place);
  const [own, peer, startUp] = [[], [], []];
  let right = 0;
  for (const { path, text } of files) {
    const ours = await timed(service, ['read-resume', path]);
    const { text: read } = JSON.parse(ours.stdout);
    if (recall(text, read ?? '') >= 0.95) right += 1;
    own.push(ours.milliseconds);
    peer.push((await timed('pdftotext', [path, '-'])).milliseconds);
    startUp.push((await timed(service, ['--version'])).milliseconds);
  }
  const net = own.map((time, at) => time - startUp[at]);
  return [
    [`ordinary resumes read right, of ${COUNT} printed by Chromium`, String(right), ''],
    ['reading a resume in its child process, ms', withRange(net, 1), ''],
    ['… pdftotext', withRange(peer, 1), `${(median(net) / median(peer)).toFixed(2)} ×`],
    [
      `matching one person against ${EMPLOYERS} employers, call and all, ms`,
      withRange(await callTimes(service, folder), 1),
      '',
    ],
    ...timesOf(matchTimes),
  ];
}

/** Returns rows of the percentiles that the example of the matching prints. */
function timesOf(program) {
  const lines = execFileSync(program, { encoding: 'utf8' }).trim().split('\n');
  const timed = lines.filter((line) => line.includes('p50'));
  return timed.map((line) => {
    const [what, times] = line.split(': ');
    return [`${what}, ${EMPLOYERS} employers`, times, ''];
  });
}
