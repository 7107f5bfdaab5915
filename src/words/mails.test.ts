import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentences } from '../test/sentences';
import { account as accountEn } from './account.en';
import { account as accountEs } from './account.es';

const FOLDER = 'sync-service/mail';

test.each([
  ['en', accountEn],
  ['es', accountEs],
])('a mail in %s names a button as the screen does', (language, words) => {
  const known = new Set(sentences(words).map(([, sentence]) => sentence));
  const mails = readdirSync(FOLDER).filter((name) => name.endsWith(`.${language}.txt`));
  const named = mails.flatMap((name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    return [...text.matchAll(/["«“]([^"»”]+)["»”]/g)].map(([, label = '']) => `${name}: ${label}`);
  });
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((it) => !known.has(it.replace(/^.*\.txt: /, '')))).toEqual([]);
});
