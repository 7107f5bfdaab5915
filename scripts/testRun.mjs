// Runs vitest, prints what failed as the last lines, and gives a journey that failed a second try.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './machine.mjs';
import { tryRun } from './steps.mjs';

/** More failing files than this are a fault of the program. */
const FILES_TRIED_AGAIN = 4;

/** Titles of the journeys that passed only at their second try, in this process. */
export const unsteady = [];

/** Runs vitest. Returns the number of tests that passed. Throws when one failed, or none ran. */
export function runTests(env, ...words) {
  const { passed, failures } = attempt(env, words);
  if (failures.length > 0) throw new Error(`${failures.length} failed:\n${shown(failures)}`);
  return passed;
}

/**
 * Runs journeys. A file with a failure is run once more, alone: a journey drives real windows beside
 * other programs, so that one failure among a thousand may be the machine's. Both are reported.
 */
export function runJourneys(browser, ...words) {
  const env = { NB_E2E: browser };
  const config = ['--config', 'e2e/vitest.config.ts'];
  const first = attempt(env, [...config, ...words]);
  if (first.failures.length === 0) return first.passed;
  const files = new Set(first.failures.map(({ file }) => file));
  if (files.size > FILES_TRIED_AGAIN) throw new Error(`many failed:\n${shown(first.failures)}`);
  console.log(
    `\n${first.failures.length} failed, and are tried once more:\n${shown(first.failures)}`,
  );
  runTests(env, ...config, ...files);
  unsteady.push(...first.failures.map(({ title }) => `${browser}: ${title}`));
  return first.passed + first.failures.length;
}

function attempt(env, words) {
  const folder = mkdtempSync(join(tmpdir(), 'nb-tests-'));
  const file = join(folder, 'report.json');
  try {
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const ended = tryRun('npx', ['--no-install', 'vitest', 'run', ...words, ...report], env);
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
