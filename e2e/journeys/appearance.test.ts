import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginVisit, DEVICE, type Visit } from '../visit';

const SCREENS = {
  home: '/',
  food: '/resources/food',
  clothing: '/resources/clothing',
  shelter: '/resources/housing?county=Essex',
  'another list': '/resources/id-documents',
  'no match': '/resources/food?q=nothing+at+all',
  'career videos': '/resources/videos/career',
  'money videos': '/resources/videos/finance',
  employment: '/employment',
  contact: '/contact',
  profile: '/profile',
  login: '/login',
  'used link': '/auth/action',
  about: '/about',
  'not found': '/nothing-here',
};
/** Width and height in pixels, and how large the letters are, in per cent. */
const SIZES = [
  [360, 740, 100],
  [1280, 800, 100],
  [1024, 768, 200],
  ...(DEVICE === 'chromium' ? [[1920, 1080, 100] as const] : []),
] as const;
const FOLDER = `artifacts/screens/${DEVICE}`;
mkdirSync(FOLDER, { recursive: true });

/** Runs in the page: things to press that are smaller than 44 by 44 pixels. */
function smallTargets(): string[] {
  const things = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea');
  return Array.from(things)
    .filter((thing) => thing.checkVisibility() && !thing.classList.contains('skip-link'))
    .filter((thing) => {
      const { width, height } = thing.getBoundingClientRect();
      return width < 43.5 || height < 43.5;
    })
    .map((thing) => thing.outerHTML.slice(0, 120));
}

/** Runs in the page: words of menus that are broken over two lines. */
function brokenWords(): string[] {
  const links = Array.from(document.querySelectorAll('nav a'));
  return links
    .filter((link) => link.checkVisibility() && link.firstChild instanceof Text)
    .flatMap((link) => {
      const words = Array.from(link.textContent.matchAll(/\S+/g));
      return words
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(link.firstChild!, index);
          range.setEnd(link.firstChild!, index + word.length);
          return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1;
        })
        .map(([word]) => word);
    });
}

/** Runs in the page: the part of the window's height that the bars leave to the page. */
function room(): number {
  const bars = document.querySelectorAll<HTMLElement>('header.navbar, .visit-bar');
  return 1 - Array.from(bars).reduce((sum, bar) => sum + bar.offsetHeight, 0) / innerHeight;
}

describe.each(SIZES)('at %i × %i with letters of %i %%', (width, height, letters) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit({ width, height });
    await visit.person.opens('/about');
    for (let size = 100; size < letters; size += 25) {
      await visit.person.clicks('button', 'Larger text');
    }
  });
  afterAll(() => visit.end());

  /** Takes a picture of what is there, and judges it. */
  async function fits(name: string, language: string) {
    const { person } = visit;
    await person.until(() => document.querySelector('.visit-bar'), 'the bar');
    await person.window.screenshot(
      `${FOLDER}/${name.replaceAll(' ', '-')}-${language}-${width}.png`,
    );
    expect(await person.violations()).toEqual([]);
    expect(await person.evaluate(smallTargets)).toEqual([]);
    if (letters === 100) expect(await person.evaluate(brokenWords)).toEqual([]);
    const overflow = await person.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await person.evaluate(room)).toBeGreaterThan(0.6);
  }

  describe.each(['en', 'es'])('in %s', (language) => {
    beforeAll(async () => {
      const { person } = visit;
      await person.opens('/about');
      await person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
    });

    test.each(Object.entries(SCREENS))('RTE-1 %s is accessible and fits', async (name, path) => {
      const { person } = visit;
      await person.opens(path);
      await person.until(
        (wanted) => document.documentElement.lang === wanted,
        'the language',
        language,
      );
      await fits(name, language);
    });

    test('LOG-1 PRF-1 sign-up, its notice, the profile and its dialog are accessible and fit', async () => {
      const { person } = visit;
      const isEnglish = language === 'en';
      const email = `${language}${width}@example.org`;
      await person.opens('/login');
      await person.clicks(
        'button',
        isEnglish
          ? "Don't have an account? Click here to sign up"
          : '¿No tiene cuenta? Presione aquí para crear una',
      );
      await person.typesInto('#email', email);
      await person.typesInto('#password', 'Sunrise2024');
      await person.typesInto('#confirm', 'Sunrise2023');
      await person.presses('Enter');
      await person.until(() => document.querySelector('#notice-title'), 'the notice');
      await fits('sign up notice', language);
      await person.clicks('button', isEnglish ? 'OK' : 'Aceptar');
      await person.typesInto('#confirm', 'Sunrise2024');
      await fits('sign up', language);
      await person.clicks('button', isEnglish ? 'Sign Up' : 'Crear cuenta');
      await person.until(() => document.querySelector('.settings'), 'the settings');
      await fits('settings', language);
      await person.clicks('button', isEnglish ? 'My Resumes' : 'Mis currículums');
      await person.until(() => document.querySelector('.employers'), 'the employers');
      await fits('resumes', language);
      await person.evaluate(() => document.querySelector('summary')?.click());
      await person.clicks('button', isEnglish ? 'forklift' : 'montacargas');
      await person.clicks('button', isEnglish ? 'pallet jack' : 'patín hidráulico');
      await person.evaluate(() => document.querySelector('.skills')?.scrollIntoView());
      await fits('skills', language);
      await person.clicks(
        'button',
        isEnglish ? 'Show employers for these' : 'Mostrar empleadores para esto',
      );
      await person.until(() => document.querySelector('.employer'), 'an employer');
      await person.evaluate(() => document.querySelector('.employers h3')?.scrollIntoView());
      await fits('employers', language);
      await person.clicks('button', isEnglish ? 'Settings' : 'Ajustes');
      await person.clicks('button', isEnglish ? 'Delete my account' : 'Borrar mi cuenta');
      await fits('delete', language);
      await person.typesInto('#prove-password', 'Sunrise2024');
      await person.presses('Enter');
      await person.until(() => document.querySelector('#email'), 'the way to sign in');
    });
  });
});
