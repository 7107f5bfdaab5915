import { expect } from 'vitest';
import type { ChromiumWindow } from '../chromium';
import { looks, onWebsite, openOwnersDesk } from '../staff';

/** The windows in which staff work, in CSS pixels. */
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 1024, height: 768 },
  { width: 480, height: 800 },
];
/** Still right, Change, No answer, Closed for good, Doesn't want to be listed. */
const BUTTONS = 5;

const desk = openOwnersDesk();

const page = () => (desk.owner.window as ChromiumWindow).page;

async function opensQueue(path = '/desk') {
  await desk.owner.opens(path);
  await desk.owner.until(
    () =>
      document.querySelector('.desk-buttons') &&
      document.querySelector('.desk-next [role=status]')?.textContent,
    'the queue with its card',
  );
}

/** The bottoms of the buttons of the card, and the height of the line of the menu. */
const measures = () => ({
  bottoms: Array.from(document.querySelectorAll('.desk-buttons button'), (button) => ({
    name: button.textContent.trim(),
    ...(({ top, bottom, height }) => ({ top, bottom, height }))(button.getBoundingClientRect()),
  })),
  menu: document.querySelector('.desk-bar')?.clientHeight ?? 0,
  cut: Array.from(document.querySelectorAll('.desk-entries > li > *'), (entry) =>
    Math.round(entry.getBoundingClientRect().right),
  ).filter((right) => right > innerWidth),
});

for (const language of ['English', 'Español']) {
  onWebsite(
    `DSK the buttons of the first card are in sight without scrolling (${language})`,
    async () => {
      await opensQueue();
      const isSpanish = await desk.owner.evaluate(() => document.documentElement.lang === 'es');
      if (isSpanish !== (language === 'Español')) await desk.owner.clicks('button', language);
      const wanted = language === 'Español' ? 'es' : 'en';
      await desk.owner.until(
        (lang) => document.documentElement.lang === lang,
        'the language',
        wanted,
      );
      for (const size of WINDOWS) {
        await page().setViewportSize(size);
        await opensQueue();
        const found = await desk.owner.evaluate(measures);
        const name = `${language} ${size.width}`;
        expect(found.bottoms.length, name).toBeGreaterThanOrEqual(BUTTONS);
        for (const button of found.bottoms) {
          expect(button.bottom, `${name}: ${button.name}`).toBeLessThanOrEqual(size.height);
          expect(button.height, `${name}: ${button.name}`).toBeGreaterThanOrEqual(44);
        }
        expect(found.menu, `${name}: the menu is one line`).toBeLessThan(70);
        expect(found.cut, `${name}: nothing is cut off`).toEqual([]);
      }
      await looks(desk.owner, `desk-first-${language}`);
      if (language === 'Español') await desk.owner.clicks('button', 'English');
    },
  );
}

onWebsite('DSK what has no room in the menu stands behind "More", by keyboard', async () => {
  await page().setViewportSize({ width: 480, height: 800 });
  await opensQueue();
  await desk.owner.tabsTo('More');
  await desk.owner.presses('Enter');
  await desk.owner.tabsTo('Notices');
  expect((await desk.owner.focused()).visible).toBe(true);
  expect(await desk.owner.violations()).toEqual([]);
  await desk.owner.presses('Escape');
  expect((await desk.owner.focused()).name).toBe('More');
  await desk.owner.presses('Enter');
  await desk.owner.tabsTo('Staff');
  await desk.owner.presses('Enter');
  await desk.owner.seesHeading('Staff');
  await page().setViewportSize({ width: 1280, height: 800 });
});

onWebsite(
  'DSK "Still right" shows the initials beside the date, on the card and below',
  async () => {
    await opensQueue('/desk?view=all&text=jfs+food');
    await desk.owner.clicks('button', 'Still right');
    await desk.owner.until(
      () => document.querySelector('.desk-checked')?.textContent.endsWith(' by OL'),
      'the date with the initials',
    );
    const history = await desk.owner.evaluate(
      () => document.querySelector('.desk-history')?.textContent ?? '',
    );
    expect(history).toContain('Checked by');
  },
);
