import { expect } from 'vitest';
import type { ChromiumWindow } from '../chromium';
import type { Person } from '../person';
import { onWebsite, openOwnersDesk } from '../staff';

/** Bytes that the desk may load until its first screen stands, as they travel. */
const FIRST_LOAD_MAX = 200_000;

const desk = openOwnersDesk();

/** Opens the desk with nothing in the browser's cache, and returns what was loaded until `stands` is there and after. */
async function loads(person: Person, lang: string, stands: string) {
  const { page } = person.window as ChromiumWindow;
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await person.opens('/desk');
  await person.until((wanted) => document.documentElement.lang === wanted, 'the language', lang);
  await person.until((found) => document.querySelector(found), 'the first screen', stands);
  // What comes behind the screen without being asked for counts as well.
  await page.waitForLoadState('networkidle');
  const loaded = await person.evaluate(async () => {
    await document.fonts.ready;
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const files = entries.filter(({ encodedBodySize }) => encodedBodySize > 0);
    return files.map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
  });
  await network.send('Network.setCacheDisabled', { cacheDisabled: false });
  expect(loaded.filter(({ name }) => name.includes('.woff2')).length, 'the font, once').toBe(1);
  return loaded;
}

const all = (loaded: { bytes: number }[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0);

for (const [lang, language] of Object.entries({ es: 'Español', en: 'English' })) {
  onWebsite(
    `DSK all that the desk loads until its queue stands is at most 200 kB (${language})`,
    async () => {
      const { owner } = desk;
      await owner.opens('/desk');
      await owner.until(() => document.querySelector('.desk-buttons'), 'the card');
      await owner.clicks('button', language);
      const loaded = await loads(owner, lang, '.desk-buttons');
      const queues = loaded.filter(({ name }) => name.includes('/desk/queue'));
      expect(queues.length, 'the data, once').toBe(1);
      expect(all(loaded), JSON.stringify(loaded)).toBeLessThanOrEqual(FIRST_LOAD_MAX);
    },
  );

  onWebsite(
    `DSK all that the desk loads until its log-in stands is at most 200 kB (${language})`,
    async () => {
      const stranger = await desk.others.arrives(desk.visit.link.address);
      await stranger.opens('/desk');
      if (lang !== 'en') await stranger.clicks('button', language);
      const loaded = await loads(stranger, lang, 'input[type=password]');
      expect(all(loaded), JSON.stringify(loaded)).toBeLessThanOrEqual(FIRST_LOAD_MAX);
      // What the lists say is for people who are logged in.
      expect(loaded.filter(({ name }) => /QueueScreen|data\.es/.test(name))).toEqual([]);
    },
  );
}
