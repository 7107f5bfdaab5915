import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/words/language';
import { en } from '../../src/words/en';
import { find as findEn } from '../../src/words/find.en';
import { find as findHt } from '../../src/words/find.ht';
import { find as findPt } from '../../src/words/find.pt';
import { ht } from '../../src/words/ht';
import { listing as listingEn } from '../../src/words/listing.en';
import { pt } from '../../src/words/pt';
import { visit as visitEn } from '../../src/words/visit.en';
import { visit as visitHt } from '../../src/words/visit.ht';
import { visit as visitPt } from '../../src/words/visit.pt';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** Sentences of an object; those that are made of values are left out. */
function fixed(words: object): string[] {
  return Object.values(words).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : value instanceof Object ? fixed(value) : [],
  );
}
const ENGLISH = fixed({ ...en, find: findEn, listing: listingEn, visit: visitEn }).filter(Boolean);

const CASES = [
  { tag: 'ht', words: ht, find: findHt, visitWords: visitHt, hungry: 'mwen grangou' },
  { tag: 'pt-BR', words: pt, find: findPt, visitWords: visitPt, hungry: 'estou com fome' },
] as const;

describe.each(CASES)('finding a bed in $tag', ({ tag, words, find, visitWords, hungry }) => {
  let visit: Visit;
  let paper: string;
  beforeAll(async () => {
    paper = mkdtempSync(join(tmpdir(), 'nb-e2e-languages-'));
    const env = { NB_PRINTER: `folder:${paper}` };
    const phone = { width: 390, height: 780 };
    visit = await beginVisit({ env, ...(tag === 'pt-BR' && DEVICE === 'chromium' && phone) });
  });
  afterAll(async () => {
    await visit.end();
    rmSync(paper, { recursive: true, force: true });
  });

  /** The screen is accessible and says nothing in English, but for what the lists say. */
  const isWhole = async () => {
    const { person } = visit;
    const own = fixed({ ...words, ...words.parts });
    const english = await person.evaluate(
      (sentences) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          const isOwn =
            parentElement?.closest('[lang]') === document.documentElement ||
            parentElement?.closest<HTMLElement>('[lang]')?.lang === document.documentElement.lang;
          const text = textContent?.trim() ?? '';
          if (isOwn && sentences.includes(text)) found.push(text);
        }
        return found;
      },
      ENGLISH.filter((sentence) => !own.includes(sentence)),
    );
    expect(english).toEqual([]);
    expect(await person.violations()).toEqual([]);
  };
  const onPaper = async (name: string) => {
    const { person } = visit;
    if (DEVICE === 'chromium') {
      await person.evaluate(() => {
        globalThis.print = () => document.body.setAttribute('data-printed', 'yes');
      });
      await person.clicks('button', name);
      await person.until(() => document.body.dataset.printed === 'yes', 'paper');
      writeFileSync(join(paper, 'place.pdf'), await visit.chromium().page.pdf());
    } else {
      await person.clicks('button', name);
      await patiently(() => Promise.resolve(readdirSync(paper).length === 1));
    }
    const [page = ''] = readdirSync(paper);
    return execFileSync('pdftotext', [join(paper, page), '-'], { encoding: 'utf8' });
  };

  test('NAV-5 HOM-2 from the first screen to an open place on paper', async () => {
    const { person } = visit;
    if (DEVICE === 'chromium') await person.opens('/');
    const hasRow = await person.evaluate(() =>
      document.querySelector('.language-row')?.checkVisibility(),
    );
    if (hasRow) await person.clicks('button', LANGUAGES[tag]);
    else await person.choosesLanguage(tag);
    await person.sees(words.home.doors.title);
    expect(await person.evaluate(() => document.documentElement.lang)).toBe(tag);
    await isWhole();

    await person.clicks('link', words.home.doors.shelter);
    await person.seesHeading(find.titles.shelter);
    await person.clicks('button', 'Newark');
    await person.sees(find.near('Newark'));
    await person.sees(find.open);
    await isWhole();

    const name = await person.evaluate(
      () => document.querySelector('.place-card:has(.is-open) h3 a')?.textContent ?? '',
    );
    expect(name).not.toBe('');
    await person.clicks('link', name);
    await person.seesHeading(name);
    await person.sees(find.place.asksFor);
    await person.sees(find.states.open);
    await isWhole();

    const text = await onPaper(find.place.printCard);
    expect(text).toContain(name);
    expect(text).toContain(find.place.asksFor);
    expect(text).not.toContain(findEn.place.asksFor);
    expect(text).not.toContain(findEn.place.facts);
  });

  test('NAV-5 the search understands the words of the language', async () => {
    const { person } = visit;
    await person.movesTo('/search-lists');
    await person.types(find.search.label, hungry);
    await person.clicks('button', find.search.go);
    await person.sees(find.search.answer(find.titles.food));
    await isWhole();
  });

  test('NAV-5 a screen that is not translated is English as a whole, and says so', async () => {
    const { person } = visit;
    await person.movesTo('/letter/employer');
    await person.seesHeading('A letter that asks for work');
    await person.sees(words.inEnglish);
    await person.sees(visitWords.leaveNow);
    const languages = await person.evaluate(() => [
      document.documentElement.lang,
      document.querySelector('h1')?.closest<HTMLElement>('[lang]')?.lang,
    ]);
    expect(languages).toEqual([tag, 'en']);
    expect(await person.violations()).toEqual([]);
  });
});
