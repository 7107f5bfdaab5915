// Runs vitest, prints what failed as the last lines, and gives a journey that failed a second try.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './machine.mjs';
import { tryRun } from './steps.mjs';

/** More failing files than this are a fault of the program. */
const FILES_TRIED_AGAIN = 4;
/** After as many failures the rest is not run: each takes up to minutes, and the cause is the program. */
const MOST_FAILURES = 8;

/** Titles of the journeys that passed only at their second try, in this process. */
export const unsteady = [];

/** Runs vitest. Returns the number of tests that passed. Throws when one failed, or none ran. */
export async function runTests(name, env, ...words) {
  const { passed, failures } = await attempt(name, env, words);
  if (failures.length > 0) throw new Error(`${failures.length} failed:\n${shown(failures)}`);
  return passed;
}

/**
 * Runs the journeys of several browsers beside each other: alone, each leaves the processors idle for
 * most of its time. A file with a failure is run once more, alone: a journey drives real windows beside
 * other programs, so that one failure among a thousand may be the machine's. Both are reported.
 * Returns the number of journeys that passed.
 */
export async function runJourneys(browsers, ...words) {
  const config = ['--config', 'e2e/vitest.config.ts', `--bail=${MOST_FAILURES}`];
  const runs = await Promise.all(
    browsers.map(async (browser) => ({
      browser,
      env: { NB_E2E: browser },
      ...(await attempt(browser, { NB_E2E: browser }, [...config, ...words])),
    })),
  );
  const failures = runs.flatMap((one) => one.failures);
  if (runs.some((one) => one.failures.length >= MOST_FAILURES))
    throw new Error(`${failures.length} failed, and the rest was not run:\n${shown(failures)}`);
  const again = runs.map((one) => ({ ...one, files: new Set(one.failures.map(fileOf)) }));
  const count = again.reduce((sum, { files }) => sum + files.size, 0);
  if (count > FILES_TRIED_AGAIN) throw new Error(`many failed:\n${shown(failures)}`);
  if (count > 0) {
    console.log(`\n${failures.length} failed, and are tried once more:\n${shown(failures)}`);
  }
  for (const { browser, env, files, failures } of again) {
    if (files.size > 0) await runTests(browser, env, ...config, ...files);
    unsteady.push(...failures.map(({ title }) => `${browser}: ${title}`));
  }
  return runs.reduce((sum, one) => sum + one.passed + one.failures.length, 0);
}

const fileOf = ({ file }) => file;

async function attempt(name, env, words) {
  const folder = mkdtempSync(join(tmpdir(), 'nb-tests-'));
  const file = join(folder, 'report.json');
  try {
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const run = ['--no-install', 'vitest', 'run', ...words, ...report];
    const ended = await tryRun(name, 'npx', run, env);
    return judge(JSON.parse(readFileSync(file, 'utf8')), ended);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads vitest's report. Every end but 0 must be explained by it. */
export function judge(report, ended) {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ file, title: file, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: failureMessages.join('\n'),
    }));
  });
  if (ended !== 0 && failures.length === 0) throw new Error(`vitest ended with ${ended}`);
  if (report.numPassedTests === 0) throw new Error('no test ran');
  return { passed: report.numPassedTests, failures };
}

function shown(failures) {
  const lines = (message) => {
    const own = message.split('\n').filter((line) => !line.includes('node_modules'));
    return own.slice(0, 12).join('\n      ');
  };
  return failures
    .map(({ file, title, message }) => `  ${file}: ${title}\n      ${lines(message)}`)
    .join('\n');
}
