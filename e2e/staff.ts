import { expect } from 'vitest';
import { totp } from '../bench/totp.mjs';
import type { ChromiumWindow } from './chromium';
import { linkMailedTo } from './mail';
import type { Person } from './person';
import type { Service } from './service';

export const PASSWORD = 'Sunrise2024';
/** The label of the field for the digits of the second step. */
export const CODE = 'Enter the 6 digits from your app';

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
