// Lets Lighthouse judge the screens as it judges them for a phone: `npm run bench -- lighthouse`. It is
// installed apart from our packages, for this run alone: nothing that people use depends on it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, HEADLESS_SHELL } from './chromium.mjs';
import { startService, stop } from './processes.mjs';
import { withRange } from './statistics.mjs';

const VERSION = '12.8.2';
const RUNS = 3;
/** On a busy machine Lighthouse sometimes misses the start of the page and asks to be run again. */
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const SCREENS = {
  home: '/',
  finder: '/find/food?near=Newark',
  food: '/resources/food',
  employment: '/employment',
  profile: '/profile',
};

export async function measureLighthouse({ service, folder }) {
  const home = join(folder, 'lighthouse');
  mkdirSync(home);
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', home];
  execFileSync('npm', [...words, `lighthouse@${VERSION}`], { stdio: ['ignore', 2, 2] });
  const { child, address } = await startService(service, join(folder, 'lighthouse-data'));
  try {
    return Object.entries(SCREENS).flatMap(([name, path]) => judged(name, address + path, home));
  } finally {
    await stop(child);
  }
}

/** The rows of one screen: its four grades, how long its largest part takes, and how fast the machine was. */
function judged(name, address, home) {
  const runs = Array.from({ length: RUNS }, () => judge(address, home));
  const of = (figure) => runs.map(figure);
  const grades = CATEGORIES.map((category) =>
    withRange(
      of((run) => run.categories[category].score * 100),
      0,
    ),
  );
  const paint = of((run) => run.audits['largest-contentful-paint'].numericValue);
  const index = of((run) => run.environment.benchmarkIndex);
  return [
    [`${name}: ${CATEGORIES.join(' / ')}`, grades.join(' / '), ''],
    [`${name}: largest contentful paint, ms`, withRange(paint, 0), ''],
    // The performance grade of a slower machine is lower.
    [`${name}: benchmark index of this machine`, withRange(index, 0), ''],
  ];
}

function judge(address, home) {
  const result = join(home, 'result.json');
  const words = [
    address,
    '--quiet',
    '--output=json',
    `--output-path=${result}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
    '--no-enable-error-reporting',
  ];
  const env = { ...process.env, CHROME_PATH: HEADLESS_SHELL };
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      execFileSync(join(home, 'node_modules/.bin/lighthouse'), words, {
        env,
        stdio: ['ignore', 2, 2],
      });
      return JSON.parse(readFileSync(result, 'utf8'));
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
