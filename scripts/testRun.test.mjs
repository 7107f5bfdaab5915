import { expect, test } from 'vitest';
import { judge } from './testRun.mjs';

const report = (results, passed = 1) => ({ numPassedTests: passed, testResults: results });
const file = (status, tests, message = '') => ({
  name: `${process.cwd()}/e2e/journeys/lists.test.ts`,
  status,
  message,
  assertionResults: tests.map(([title, outcome]) => ({
    fullName: title,
    status: outcome,
    failureMessages: outcome === 'failed' ? ['it did not come true'] : [],
  })),
});

test('a failure is named by its file, title and message', () => {
  const { passed, failures } = judge(
    report([
      file('failed', [
        ['TBL-5 a', 'failed'],
        ['b', 'passed'],
      ]),
    ]),
    1,
  );
  expect(passed).toBe(1);
  expect(failures).toEqual([
    { file: 'e2e/journeys/lists.test.ts', title: 'TBL-5 a', message: 'it did not come true' },
  ]);
});

test('a file that could not be started is a failure of the file', () => {
  const { failures } = judge(report([file('failed', [['a', 'skipped']], 'no display')]), 1);
  expect(failures).toEqual([
    {
      file: 'e2e/journeys/lists.test.ts',
      title: 'e2e/journeys/lists.test.ts',
      message: 'no display',
    },
  ]);
});

test('an end that no test explains is an error, and so is a run without tests', () => {
  expect(() => judge(report([file('passed', [['a', 'passed']])]), 1)).toThrow('ended with 1');
  expect(() => judge(report([], 0), 0)).toThrow('no test ran');
});
