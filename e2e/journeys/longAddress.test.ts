import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkMailedTo } from '../mail';
import { beginVisit, DEVICE, type Visit } from '../visit';

const PASSWORD = 'Sunrise2024';
const OLD = 'maria.guadalupe.fernandez-montgomery@reentryofnewjersey.org';
const NEW = 'guadalupe.fernandez-montgomery@transitionalservicesofessex.org';
const FOLDER = 'artifacts/screens/long-address';
/** An old phone, with letters of 150 percent: a heading has 42 pixels. */
const PHONE = { width: 360, height: 740 };

/** Runs in the page: texts that leave the screen, or the box that they are in. */
function cutTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.includes('@') || !parent?.checkVisibility()) continue;
    // The bar shows only the beginning of an address that is masked already.
    if (parent.closest('.session')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    const box = (
      parent.closest('section, dialog, .modal-content, li, p, h1') ?? parent
    ).getBoundingClientRect();
    const isCut = left < Math.max(0, box.left) - 1 || right > Math.min(innerWidth, box.right) + 1;
    if (isCut) found.push(node.nodeValue);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  return found;
}

describe.runIf(DEVICE === 'chromium')('a long email address on a phone', () => {
  let visit: Visit;
  beforeAll(async () => {
    mkdirSync(FOLDER, { recursive: true });
    visit = await beginVisit({ width: 1024, height: 768 });
    await visit.person.opens('/about');
    for (let size = 100; size < 150; size += 25) await visit.person.clicks('button', 'Larger text');
    await visit.person.signsUp(OLD, PASSWORD);
    await visit.chromium().page.setViewportSize(PHONE);
  });
  afterAll(() => visit.end());

  const calls = async (name: string, body: object) => {
    const call = `${visit.service.address}/v1/accounts:${name}?key=k`;
    const answer = await fetch(call, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  /** The screen has the address, and shows all of it. */
  const fits = async (name: string, address: string) => {
    await visit.person.sees(address);
    await visit.person.window.screenshot(`${FOLDER}/${name}.png`);
    expect(await visit.person.evaluate(cutTexts), name).toEqual([]);
  };

  test('RTE-1 is whole on every screen that shows it', async () => {
    const { person, service } = visit;
    await person.opens('/profile');
    await person.seesHeading(`Welcome back, ${OLD}!`);
    await fits('profile', OLD);

    const { idToken } = await calls('signInWithPassword', { email: OLD, password: PASSWORD });
    await calls('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await person.opens(await linkMailedTo(service, OLD, 'verifyEmail'));
    await fits('verify', OLD);

    await calls('sendOobCode', { requestType: 'PASSWORD_RESET', email: OLD });
    await person.opens(await linkMailedTo(service, OLD, 'resetPassword'));
    await fits('reset', OLD);

    await calls('sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken,
      newEmail: NEW,
    });
    await person.opens(await linkMailedTo(service, NEW, 'verifyAndChangeEmail'));
    await fits('change', NEW);
    await person.clicks('button', 'Yes, confirm');
    await person.opens(await linkMailedTo(service, OLD, 'recoverEmail'));
    await fits('undo', OLD);

    await person.opens('/login');
    await person.types('Email', NEW);
    await person.clicks('button', 'Send me a code by email');
    await person.clicks('button', 'Send me a code');
    await fits('code', NEW);
  });
});
