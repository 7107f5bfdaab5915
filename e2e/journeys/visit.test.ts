import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { phoneCode } from '../phoneCode';
import { beginVisit, DEVICE, type Visit } from '../visit';

const shots = `artifacts/screens/${DEVICE}`;

describe('help with reading', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  test('KSK-5 text grows and contrast rises on every screen, and both stay for the visit', async () => {
    const { person } = visit;
    await person.opens('/resources/food');
    await person.clicks('button', 'Larger text');
    await person.clicks('button', 'Larger text');
    await person.clicks('button', 'More contrast');
    for (const path of ['/', '/employment', '/profile', '/contact', '/my-list']) {
      await person.opens(path);
      await person.until(
        () => document.documentElement.style.fontSize === '150%',
        'the larger text to stay',
      );
      expect(await person.violations(), path).toEqual([]);
      await person.window.screenshot(`${shots}/contrast${path.replaceAll('/', '-')}.png`);
    }
    await person.clicks('button', 'More contrast');
    await person.clicks('button', 'Smaller text');
    await person.clicks('button', 'Smaller text');
    expect(await person.evaluate(() => document.documentElement.style.fontSize)).toBe('');
  });

  test.runIf(DEVICE === 'chromium')(
    'KSK-5 reading aloud begins with the content, without the sidebar and the counties',
    async () => {
      const { person } = visit;
      await person.opens('/resources/food');
      await person.until(() => document.querySelector('tbody tr'), 'the rows');
      await person.evaluate(() => {
        SpeechSynthesis.prototype.getVoices = () => [{} as SpeechSynthesisVoice];
        SpeechSynthesis.prototype.speak = (line) => {
          const before = document.body.dataset.said ?? '';
          document.body.dataset.said = `${before}${line.text}\n`;
        };
      });
      await person.clicks('button', 'Read this page');
      const said = await person.evaluate(() => document.body.dataset.said ?? '');
      const first = await person.evaluate(
        () => document.querySelector('tbody td')?.firstChild?.textContent ?? '',
      );
      const lines = said.split('\n');
      expect(lines[0]).toBe('Food Banks, Soup Kitchens, and Distribution Centers.');
      expect(lines.slice(1, 5).some((line) => line.startsWith(first))).toBe(first !== '');
      expect(lines).not.toContain('County.');
      expect(lines).not.toContain('Clothing.');
      expect(lines).not.toContain('Essex.');
      await person.clicks('button', 'Stop reading');
    },
  );

  test('KSK-5 who presses again finds the larger letters where they were', async () => {
    const { person } = visit;
    await person.opens('/');
    await person.until(() => document.querySelector('[aria-label="Larger text"]'), 'the bar');
    const middle = await person.evaluate(() => {
      const box = document.querySelector('[aria-label="Larger text"]')?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    for (const size of ['125%', '150%', '175%', '200%']) {
      await person.clicks('button', 'Larger text');
      const [shown, there] = await person.evaluate(
        (at) => [
          document.documentElement.style.fontSize,
          at && document.elementFromPoint(at.x, at.y)?.closest('button')?.ariaLabel,
        ],
        middle,
      );
      expect([shown, there]).toEqual([size, 'Larger text']);
    }
  });
});

describe('what is taken along', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  /** Names of the first places of a list. */
  const names = (count: number) =>
    visit.person.evaluate(
      (most) =>
        Array.from(document.querySelectorAll('tbody tr td:first-child'), (cell) =>
          cell.textContent.trim(),
        ).slice(0, most),
      count,
    );

  test('TBL-9 a place is put on the list of the visit, by keyboard alone', async () => {
    const { person } = visit;
    await person.opens('/resources/food');
    const [first = ''] = await names(1);
    await person.evaluate((label) => {
      document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.focus();
    }, `Save or share: ${first}`);
    await person.presses('Enter');
    await person.until(() => document.querySelector('[role="dialog"]') !== null, 'the dialog');
    expect(await person.violations()).toEqual([]);
    await person.window.screenshot(`${shots}/take.png`);
    await person.tabsTo('Add to my list');
    await person.presses('Enter');
    await person.tabsTo('Close');
    await person.presses('Enter');
    await person.sees('My list (1)');
  });

  test('RTE-1 the list shows the places and one code that a phone opens on the website', async () => {
    const { person } = visit;
    await person.opens('/resources/housing');
    const [second = ''] = await names(1);
    await person.clicks('button', `Save or share: ${second}`);
    await person.clicks('button', 'Add to my list');
    await person.clicks('button', 'Close');
    await person.clicks('link', 'My list (2)');
    await person.seesHeading('My List');
    await person.sees(second);
    expect(await person.violations()).toEqual([]);
    await person.window.screenshot(`${shots}/my-list.png`);

    const kept = await person.evaluate(() => sessionStorage.getItem('my-list') ?? '');
    expect(kept.split(',')).toHaveLength(2);
    const drawn = await person.evaluate(
      () => document.querySelector('.phone-code path:last-of-type')?.getAttribute('d') ?? '',
    );
    expect(drawn).toBe(phoneCode(`${visit.link.address}/my-list?rows=${kept}`));
    if (person.window.device === 'chromium') {
      await person.opens(`/my-list?rows=${kept}`);
      await person.sees('These are the places from your code.');
      await person.sees(second);
    }
  });

  test('RTE-1 what is taken off is gone, and a place that changed is told of', async () => {
    const { person } = visit;
    await person.opens('/my-list?rows=food.0000000,nolist.0000000');
    await person.sees('2 places have changed since you chose them');
    await person.opens('/my-list');
    await person.clicks('button', 'Clear my list');
    await person.sees('Your list is empty.');
    await person.sees('My list (0)');
  });
});

describe('a quick exit', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  test('KSK-5 the button covers the screen at once and ends the session', async () => {
    const { person } = visit;
    await visit.person.signsUp('quick@example.org', 'Sunrise2024');
    const covered = await person.evaluate(() => {
      const button = document.querySelector<HTMLElement>('.visit-bar .leave');
      // What is there when the click returns was drawn without waiting for anything.
      button?.click();
      const box = document.querySelector('.cover')?.getBoundingClientRect();
      return box?.width === innerWidth && box.height === innerHeight;
    });
    expect(covered).toBe(true);
    await ends();
  });

  test('KSK-5 so does Shift, three times', async () => {
    const { person } = visit;
    await visit.person.signsUp('shift@example.org', 'Sunrise2024');
    await person.presses('Shift', 'Shift', 'Shift');
    await ends();
  });

  /** On the website a page that says nothing of us, in the kiosk the first page; no one signed in. */
  async function ends() {
    const { person } = visit;
    if (person.window.device === 'kiosk') {
      await person.until(
        () => location.pathname === '/' && !document.querySelector('.cover'),
        'the first page',
      );
    } else {
      const { page } = visit.chromium();
      await patiently(() => Promise.resolve(!page.url().startsWith(visit.link.address)));
    }
    await person.opens('/profile');
    await person.seesHeading('Log In to New Beginnings');
    expect(await person.evaluate(() => sessionStorage.length)).toBe(0);
  }
});

describe.runIf(DEVICE === 'kiosk')('a visit that was left alone', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit({
      env: {
        NB_IDLE_SIGNED_OUT: '3',
        NB_IDLE_SIGNED_IN: '3',
        NB_IDLE_REACT: '20',
      },
    });
  });
  afterAll(() => visit.end());

  const isWarned = () =>
    visit.person.until(() => document.querySelector('.idle') !== null, 'the warning');

  test('KSK-5 is warned, calmly and accessibly, and a key keeps it', async () => {
    const { person } = visit;
    await person.opens('/resources/food');
    await person.presses('Tab');
    await isWarned();
    await person.sees('Are you still here?');
    expect((await person.focused()).name).toBe("I'm still here");
    expect(await person.violations()).toEqual([]);
    await person.window.screenshot(`${shots}/idle.png`);
    await person.presses('Tab');
    await person.until(() => !document.querySelector('.idle'), 'the warning to go');
    await person.isAt('/resources/food');
  });

  test('KSK-5 ends on the first page, in the first language, with nothing left', async () => {
    const { person } = visit;
    await person.opens('/login');
    await person.choosesLanguage('es');
    await person.evaluate(() => {
      localStorage.setItem('planted', 'canary');
      document.cookie = 'planted=canary';
    });
    await isWarned();
    // 20 seconds to react are the least that may be set.
    await patiently(
      () =>
        person
          .evaluate(() => location.pathname === '/' && document.documentElement.lang === 'en')
          .catch(() => false),
      40_000,
    );
    const left = await person.evaluate(() => ({
      local: localStorage.length,
      session: sessionStorage.getItem('language'),
      cookies: document.cookie,
    }));
    expect(left).toEqual({ local: 0, session: null, cookies: '' });
  });
});

describe.runIf(DEVICE === 'kiosk')('a keyboard on the screen', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit({ env: { NB_KEYBOARD: 'true' } });
  });
  afterAll(() => visit.end());

  const touches = async (...keys: string[]) => {
    for (const key of keys)
      await visit.person.evaluate((wanted) => {
        const all = Array.from(document.querySelectorAll<HTMLElement>('.keyboard .key'));
        all.find((it) => (it.getAttribute('aria-label') ?? it.textContent) === wanted)?.click();
      }, key);
  };
  /** Whether a field and the keyboard are apart. */
  const isClear = (id: string) =>
    visit.person.evaluate((field) => {
      const box = document.getElementById(field)?.getBoundingClientRect();
      const board = document.querySelector('.keyboard')?.getBoundingClientRect();
      return Boolean(box && board && box.bottom <= board.top && box.top >= 0);
    }, id);

  test('KSK-5 writes into every field of a form, and never covers the one that is written into', async () => {
    const { person } = visit;
    await person.opens('/contact');
    for (const field of ['name', 'contact', 'subject', 'message']) {
      const id = `contact-${field}`;
      await person.window.click(`#${id}`);
      await person.until(() => document.querySelector('.keyboard') !== null, 'the keyboard');
      await touches('Capitals', 'Ñ', 'Symbols', 'á', 'Letters', 'o', 'x', 'Delete');
      expect(await isClear(id), id).toBe(true);
      const value = await person.evaluate(
        (where) => (document.getElementById(where) as HTMLInputElement | null)?.value,
        id,
      );
      expect(value).toBe('Ñáo');
    }
    expect(await person.violations()).toEqual([]);
    await person.window.screenshot(`${shots}/keyboard.png`);
    await touches('Hide keyboard');
    await person.until(() => document.querySelector('.keyboard') === null, 'it to hide');
  });
});
