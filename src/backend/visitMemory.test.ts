import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { FORGOTTEN, forgetVisit, STAYING } from './visitMemory';

beforeEach(() => sessionStorage.clear());

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, code: readFileSync(join('src', file), 'utf8') }));
const constants = new Map(
  files.flatMap(({ file, code }) =>
    [...code.matchAll(/const ([A-Z_]+) = '([^']+)'/g)].map(([, name = '', text = '']) => [
      `${file} ${name}`,
      text,
    ]),
  ),
);

/** The keys that the screens write, as the sources name them. */
function writtenKeys(): string[] {
  return files.flatMap(({ file, code }) =>
    [...code.matchAll(/sessionStorage\.setItem\(\s*(?:`\$\{)?('[^']+'|[A-Z_]+)/g)].map(
      ([, name = '']) => {
        if (name.startsWith("'")) return name.slice(1, -1);
        const imported = [...constants].find(([key]) => key.endsWith(` ${name}`))?.[1];
        const key = constants.get(`${file} ${name}`) ?? imported;
        if (key === undefined) throw new Error(`${file} writes a key without a name: ${name}`);
        return key;
      },
    ),
  );
}

test('KSK-5 of every key that a visit writes, only the ways of reading stay', () => {
  const keys = writtenKeys();
  expect(keys.length).toBeGreaterThan(10);
  expect(keys).toContain('resume-answers');
  for (const key of [...keys, 'a-key-of-tomorrow']) sessionStorage.setItem(key, 'x');
  forgetVisit('session-ended');
  expect(Object.keys(sessionStorage).sort()).toEqual(['comfort', 'language']);
});

test('KSK-5 no screen writes where the end of a visit does not look', () => {
  const lasting =
    /localStorage\.setItem|localStorage\[|document\.cookie\s*=|indexedDB\.open|caches\.open|window\.name\s*=/;
  const found = files.filter(({ code }) => lasting.test(code)).map(({ file }) => file);
  // The session of an own device, which a log-out takes.
  expect(found).toEqual(['backend/web/vault.ts']);
  const indirect = files.filter(({ code }) =>
    /\bsessionStorage(\[|\.\w+ =)|[^.\w]Storage\.prototype/.test(code),
  );
  expect(indirect).toEqual([]);
});

test('a page that is left for an identity provider keeps the half of its log-in', () => {
  const heard = vi.fn();
  addEventListener(FORGOTTEN, heard);
  for (const key of [...STAYING, 'provider-sign-in', 'slip']) sessionStorage.setItem(key, 'x');
  forgetVisit('page-left');
  expect(Object.keys(sessionStorage)).toEqual([...STAYING, 'provider-sign-in']);
  forgetVisit('left-alone');
  expect(Object.keys(sessionStorage)).toEqual(STAYING);
  expect(heard).toHaveBeenCalledTimes(2);
  removeEventListener(FORGOTTEN, heard);
});
