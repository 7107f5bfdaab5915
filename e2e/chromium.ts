import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM, CHROMIUM_FLAGS } from '../bench/chromium.mjs';
import type { Window } from './person';

/** Milliseconds after which an element that was found counts as gone; it is then looked for again. */
const ACT = 10_000;

/** On a busy machine Chromium takes its link for a slow one, and the page loads nothing ahead. */
const FLAGS = [...CHROMIUM_FLAGS, '--force-effective-connection-type=4G'];

let browser: Browser | undefined;

/** The website in Debian's Chromium. */
export interface ChromiumWindow extends Window {
  readonly page: Page;
}

/** Opens a window of its own, with nothing remembered. */
export async function openChromium(
  base: string,
  width = 1280,
  height = 800,
): Promise<ChromiumWindow> {
  browser ??= await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  return {
    device: 'chromium',
    page,
    goto: async (path) => {
      await page.goto(base + path);
    },
    evaluate: (script) => page.evaluate(script),
    click: (selector) => page.click(selector, { timeout: ACT }),
    type: async (selector, text) => {
      await page.fill(selector, '', { timeout: ACT });
      await page.locator(selector).pressSequentially(text);
    },
    press: (key) => page.keyboard.press(key),
    screenshot: async (file) => {
      mkdirSync(dirname(file), { recursive: true });
      await page.screenshot({ path: file });
    },
    close: async () => {
      await context.close();
    },
  };
}

/** Ends the browser. */
export async function closeChromium(): Promise<void> {
  await browser?.close();
  browser = undefined;
}
