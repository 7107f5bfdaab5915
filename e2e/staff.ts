import { afterAll, beforeAll, expect, test } from 'vitest';
import { totp } from '../bench/totp.mjs';
import { openChromium, type ChromiumWindow } from './chromium';
import { linkMailedTo } from './mail';
import { patiently } from './patience';
import { Person } from './person';
import type { Service } from './service';
import { beginVisit, DEVICE, type Visit } from './visit';

export const PASSWORD = 'Sunrise2024';
/** The first owner of the desk. */
export const OWNER = 'olga@county.example';
/** The label of the field for the digits of the second step. */
export const CODE = 'Enter the 6 digits from your app';

/** A journey of the website alone: a kiosk has no staff desk. */
export const onWebsite = DEVICE === 'chromium' ? test : test.skip;

/** Other people of a journey, each at a computer of their own. */
export class Others {
  readonly people: Person[] = [];

  /** Another person at another computer. */
  async arrives(address: string): Promise<Person> {
    const person = new Person(await openChromium(address));
    this.people.push(person);
    return person;
  }

  async leave(): Promise<void> {
    for (const person of this.people) await person.window.close();
  }
}

/** Signs up, confirms the address and turns the second step on; then the session has it. */
export async function getsReady(service: Service, person: Person, email: string) {
  await person.signsUp(email, PASSWORD);
  await person.clicks('button', 'Set up a second step');
  await person.sees('First confirm your email.');
  await person.clicks('button', 'OK');
  await person.opens(await linkMailedTo(service, email, 'verifyEmail'));
  await person.clicks('button', 'Yes, confirm');
  await person.sees('Your email is confirmed.');
  await person.opens('/profile');
  await person.clicks('button', 'Set up a second step');
  await person.sees('1. Open the app on your phone.');
  const key = await person.evaluate(() => {
    const details = document.querySelector<HTMLDetailsElement>('.modal details');
    if (details) details.open = true;
    return document.querySelector('.typed-key')?.textContent ?? '';
  });
  await person.types(CODE, totp(key));
  await person.clicks('button', 'Turn on');
  await person.sees('Your recovery codes');
  await person.clicks('button', 'I have my codes');
  return key;
}

/**
 * Begins a visit of the owner of the desk, ready to work there, and returns the key of the second step. A
 * kiosk has no desk.
 */
export async function beginOwnersVisit(
  ...settings: string[]
): Promise<{ visit: Visit; key: string }> {
  const visit = await beginVisit({ settings });
  if (DEVICE !== 'chromium') return { visit, key: '' };
  visit.service.command('desk', 'owner', OWNER);
  return { visit, key: await getsReady(visit.service, visit.person, OWNER) };
}

/** The owner's desk of the journeys of one file, and other people who come to it. */
export interface OwnersDesk {
  readonly visit: Visit;
  readonly owner: Person;
  readonly others: Others;
}

/** Begins the owner's visit before the journeys of a file and ends it after them. */
export function openOwnersDesk(...settings: string[]): OwnersDesk {
  const others = new Others();
  let visit: Visit | undefined;
  beforeAll(async () => {
    ({ visit } = await beginOwnersVisit(...settings));
  });
  afterAll(async () => {
    await others.leave();
    await visit?.end();
  });
  const begun = () => {
    if (!visit) throw new Error('the journeys have not begun');
    return visit;
  };
  return {
    others,
    get visit() {
      return begun();
    },
    get owner() {
      return begun().person;
    },
  };
}

/** Opens the screen for many places, and chooses a file there: its path, or its content. */
export async function choosesFile(
  person: Person,
  file: string | { name: string; mimeType: string; buffer: Buffer },
) {
  await person.opens('/desk/many');
  await person.until(
    () => document.querySelector('select option[value=food]') !== null,
    'the lists',
  );
  const { page } = person.window as ChromiumWindow;
  await page.setInputFiles('input[type=file]', file);
}

/**
 * Goes to a screen of the desk by its menu. What has no room in its line stands behind "More". The line changes when a
 * number in it does, so an entry is looked for and pressed in one step.
 */
export async function goesToScreen(person: Person, name: string, more = 'More') {
  await patiently(() =>
    person.evaluate(
      ([wanted, label]) => {
        const isWanted = ({ textContent: text }: Element) =>
          // Behind the name may stand how much waits there.
          text === wanted || text.startsWith(`${wanted} (`);
        const seen = (selector: string) =>
          Array.from(document.querySelectorAll<HTMLElement>(`.desk-entries ${selector}`)).filter(
            (it) => it.checkVisibility(),
          );
        const link = seen('a').find(isWanted);
        if (link) link.click();
        else {
          const button = seen('button').find((it) => it.textContent === label);
          if (button?.getAttribute('aria-expanded') === 'false') button.click();
        }
        return link !== undefined;
      },
      [name, more] as const,
    ),
  );
}

/** Goes to something by Tab, sees that its ring is shown, and presses a key there. */
export async function byKeyboard(person: Person, name: string, key = 'Enter') {
  await person.tabsTo(name);
  expect((await person.focused()).visible, `the ring of "${name}"`).toBe(true);
  await person.presses(key);
}

/** Goes to a field by Tab and writes there, in place of what it holds. */
export async function writesByKeyboard(person: Person, label: string, text: string) {
  await person.tabsTo(label);
  await person.presses('Control+a');
  await (person.window as ChromiumWindow).page.keyboard.type(text);
}

/** Checks the screen as it is now, large and as on a phone; with a picture of each when asked for. */
export async function looks(person: Person, name: string) {
  expect(await person.violations(), name).toEqual([]);
  const folder = process.env.NB_PICTURES;
  const { page } = person.window as ChromiumWindow;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const across = await person.evaluate(() => document.documentElement.scrollWidth);
    expect(across, `${name}: the width of the page on a phone`).toBeLessThanOrEqual(width);
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}
