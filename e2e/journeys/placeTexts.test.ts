import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindAnswer, FoundPlace } from '../../src/generated/bindings';
import { text as english } from '../../src/words/text.en';
import { text as spanish } from '../../src/words/text.es';
import { patiently } from '../patience';
import { textsSentTo } from '../sentCode';
import { beginVisit, DEVICE, type Visit } from '../visit';

// Places that go to a phone without a camera, as a text message.

const LANGUAGES = [
  {
    language: 'en',
    words: english,
    phone: '+19735550142',
    field: 'Phone number',
    share: 'Save or share',
    first: 'Your places:',
    stop: 'Reply STOP to get no more texts.',
  },
  {
    language: 'es',
    words: spanish,
    phone: '+19735550143',
    field: 'Número de teléfono',
    share: 'Guardar o compartir',
    first: 'Sus lugares:',
    stop: 'Responda STOP si no quiere recibir mensajes.',
  },
];
const SIZES = [
  { size: 'small', width: 360, height: 640 },
  { size: 'large', width: 1280, height: 800 },
];
const LARGE = SIZES.slice(-1);

describe('places in a text message', () => {
  let visit: Visit;
  let places: FoundPlace[];
  beforeAll(async () => {
    visit = await beginVisit({ settings: ['--text-places', '50'] });
    const found = visit.service.command('find', '--need', 'food', '--near', 'Newark', '--json');
    const { places: all } = JSON.parse(found) as FindAnswer;
    places = all.filter(({ phone, list }) => phone && list === 'food').slice(0, 3);
  });
  afterAll(() => visit.end());

  /** Looks at the screen. A list draws itself again for another size, and closes what was open. */
  async function looks(name: string, sizes = SIZES) {
    const { person } = visit;
    expect(await person.violations()).toEqual([]);
    for (const { size, width, height } of DEVICE === 'chromium' ? sizes : LARGE) {
      if (DEVICE === 'chromium') await visit.chromium().page.setViewportSize({ width, height });
      await person.window.screenshot(`artifacts/screens/${DEVICE}/text-${name}-${size}.png`);
    }
  }
  async function begins(language: string, path: string) {
    const { person } = visit;
    await person.opens('/about');
    await person.evaluate((wanted) => sessionStorage.setItem('language', wanted), language);
    await person.opens(path);
  }
  /** The newest message to a phone, when there are as many as that. */
  async function message(phone: string, count: number): Promise<string> {
    await patiently(() => Promise.resolve(textsSentTo(visit.service, phone).length >= count));
    const messages = textsSentTo(visit.service, phone);
    expect(messages).toHaveLength(count);
    return messages.at(-1) ?? '';
  }
  /** What no page, address or storage may have of a number. */
  const traces = (digits: string) =>
    visit.person.evaluate(
      (wanted) =>
        [
          document.documentElement.outerHTML,
          location.href,
          JSON.stringify(sessionStorage),
          JSON.stringify(localStorage),
          ...Array.from(document.querySelectorAll('input'), ({ value }) => value),
          ...performance.getEntriesByType('resource').map(({ name }) => name),
        ].filter((text) => text.replace(/\D/g, '').includes(wanted)),
      digits,
    );

  describe.each(LANGUAGES)('in $language', ({ language, words, phone, field, share, ...said }) => {
    test('TXT-1 by keyboard a place goes to a phone, with its number and its link', async () => {
      const { person } = visit;
      const place = places[0]!;
      await begins(language, `/places/${place.id}`);
      await person.sees(words.button);
      await looks(`place-${language}`);
      await person.tabsTo(words.button);
      expect((await person.focused()).visible).toBe(true);
      await person.presses('Enter');
      await person.sees(words.text(1));
      await person.types(field, '973 555');
      await looks(`short-${language}`);
      await person.types(field, `(973) 555-01${phone.slice(-2)}`);
      await looks(`number-${language}`);
      await person.presses('Enter');
      await person.sees(words.sent(phone.slice(-2)));
      await person.sees(words.wait);
      expect((await person.focused()).name).toBe(words.close);
      await looks(`sent-${language}`);
      expect(await traces(phone.slice(-10))).toEqual([]);
      const text = await message(phone, 1);
      expect(text.split('\n').slice(0, 3)).toEqual([said.first, '', place.name]);
      expect(text).toContain(`\n${place.phone}\n`);
      expect(text).toContain(`/my-list?rows=${place.code}\n`);
      expect(text.endsWith(said.stop)).toBe(true);
      await person.presses('Enter');
      await person.until(() => document.querySelector('[role=dialog]') === null, 'no dialog');
      expect((await person.focused()).name).toBe(words.button);
    });

    test('TXT-1 a place that is taken along goes there too, and back is a step away', async () => {
      const { person } = visit;
      await begins(language, '/resources/food');
      await person.clicks('button', `${share}: ${places[1]!.name}`);
      await person.sees(words.button);
      await looks(`take-${language}`, LARGE);
      await person.clicks('button', words.button);
      await person.clicks('button', words.back);
      await person.clicks('button', words.button);
      await person.types(field, phone.slice(2));
      await person.clicks('button', words.send);
      await person.sees(words.sent(phone.slice(-2)));
      const text = await message(phone, 2);
      expect(text).toContain(`\n${places[1]!.phone}\n`);
      await person.clicks('button', words.close);
    });

    test('TXT-1 My List goes in one text; a fourth that day is refused with a next step', async () => {
      const { person } = visit;
      await begins(language, '/about');
      await person.evaluate(
        (codes) => sessionStorage.setItem('my-list', codes),
        places.map(({ code }) => code).join(','),
      );
      await person.opens('/my-list');
      await person.sees(words.buttonOfList);
      await looks(`list-${language}`);
      await person.clicks('button', words.buttonOfList);
      await person.sees(words.text(places.length));
      await person.types(field, phone.slice(2));
      await person.presses('Enter');
      await person.sees(words.sent(phone.slice(-2)));
      const text = await message(phone, 3);
      const rows = places.map(({ code }) => code.split('.')[1]);
      for (const { name, phone: number } of places) {
        expect(text).toContain(`\n${name}\n${number}`);
      }
      expect(text).toContain(`/my-list?rows=${places[0]!.code},${rows.slice(1).join(',')}\n`);
      await person.presses('Enter');
      await person.clicks('button', words.buttonOfList);
      await person.types(field, phone.slice(2));
      await person.presses('Enter');
      await person.sees(words.problems['too-many-requests'] ?? 'never');
      await looks(`refused-${language}`);
      expect(textsSentTo(visit.service, phone)).toHaveLength(3);
    });
  });

  test('TXT-2 while the link is down nothing is sent and the number stays; then it goes once', async () => {
    const { person } = visit;
    await begins('en', `/places/${places[2]!.id}`);
    await person.clicks('button', english.button);
    await person.types('Phone number', '973 555 0144');
    visit.link.weather = 'cut';
    await person.presses('Enter');
    await person.sees(english.problems['network-request-failed'] ?? 'never');
    await looks('offline-en');
    visit.link.weather = 'fine';
    await person.clicks('button', english.send);
    await person.sees(english.sent('44'));
    await message('+19735550144', 1);
  });

  test.runIf(DEVICE === 'chromium')(
    'TXT-2 when the answer is lost on its way, another try sends no second text',
    async () => {
      const { person } = visit;
      const { page } = visit.chromium();
      await begins('en', `/places/${places[2]!.id}`);
      await person.clicks('button', english.button);
      await person.types('Phone number', '973 555 0145');
      await page.route('**/place-texts', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await person.presses('Enter');
      await person.sees(english.problems['network-request-failed'] ?? 'never');
      await page.unroute('**/place-texts');
      await person.clicks('button', english.send);
      await person.sees(english.sent('45'));
      await message('+19735550145', 1);
    },
  );

  test('F5 no address that was asked for holds a number', () => {
    const { requested } = visit.link;
    expect(requested).toContain('/place-texts');
    expect(requested.filter((path) => path.includes('55501'))).toEqual([]);
  });
});
