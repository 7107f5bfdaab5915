import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, DEVICE, type Visit } from '../visit';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

const cards = () =>
  visit.person.evaluate(() =>
    Array.from(document.querySelectorAll('article.card'), (card) => ({
      title: card.querySelector('h2')?.textContent,
      hasPicture: (card.querySelector('img')?.naturalWidth ?? 0) > 0,
      link: card.querySelector('a')?.href,
      target: card.querySelector('a')?.target,
      top: Math.round(card.getBoundingClientRect().top),
    })),
  );

describe('the videos', () => {
  test.each([
    ['finance', ['Goal Setting', 'Financial Literacy Part 1', 'How to Use an EBT Card']],
    ['career', ['Finding the Right Career', 'Interviewing', 'Networking', 'Resume Building']],
  ])(
    'VID-1 VID-2 %s has its videos, three in a row, each with a picture and a way to watch',
    async (name, titles) => {
      const { person } = visit;
      await person.opens(`/resources/videos/${name}`);
      await person.until(
        () => Array.from(document.images).every((picture) => picture.complete),
        'loaded pictures',
      );
      const shown = await cards();
      expect(shown.map(({ title }) => title)).toEqual(titles);
      expect(shown.every(({ hasPicture }) => hasPicture)).toBe(true);
      expect(
        shown.every(
          ({ link, target }) =>
            /^https:\/\/(youtu\.be|www\.youtube\.com)\//.test(link ?? '') && target === '_blank',
        ),
      ).toBe(true);
      expect(new Set(shown.slice(0, 3).map(({ top }) => top)).size).toBe(1);
    },
  );

  test('VID-3 a picture that cannot load leaves a readable card', async () => {
    const { person } = visit;
    await person.opens('/resources/videos/finance');
    await person.evaluate(() => document.images[0]?.setAttribute('src', '/no-such-picture.svg'));
    await person.sees('Goal Setting');
    await person.sees('Watch Video');
  });

  test.runIf(DEVICE === 'kiosk')(
    'VID-2 KSK-1 a host that is not allowed stays outside: address and code instead',
    async () => {
      const { person } = visit;
      await person.opens('/resources/videos/finance');
      await person.clicks('link', 'Watch Video');

      await person.sees('https://youtu.be/jJddYjx_Bq0');
      await person.until(
        () =>
          (document.querySelector('[role=dialog] svg')?.getBoundingClientRect().width ?? 0) >= 240,
        'a code that can be scanned',
      );
      expect(await person.violations()).toEqual([]);
      await person.clicks('button', 'OK');
      await person.isAt('/resources/videos/finance');
    },
  );
});
