import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM, CHROMIUM_FLAGS, HEADLESS_SHELL } from '../bench/chromium.mjs';
import type { Window } from './person';

/** Milliseconds after which an element that was found counts as gone; it is then looked for again. */
const ACT = 10_000;

/** On a busy machine Chromium takes its link for a slow one, and the page loads nothing ahead. */
const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--force-effective-connection-type=4G',
  // Without its own windows it would round the width of each letter, and lines break elsewhere than for people.
  '--font-render-hinting=none',
];

let browser: Browser | undefined;

/** The website in Debian's Chromium, without the browser's own windows. */
export interface ChromiumWindow extends Window {
  readonly page: Page;
}

/** What a window on the website may be asked for. */
export interface WindowWishes {
  /** Of the window, in CSS pixels. */
  width?: number;
  height?: number;
  /** The whole browser with its own windows, for what they do: such a window costs as much as a page of ours. */
  isWhole?: boolean;
  /** The page loads what it needs if the network goes down, which is half of the work of opening it. */
  loadsAhead?: boolean;
}

/** Opens a window of its own, with nothing remembered. */
export async function openChromium(
  base: string,
  { width = 1280, height = 800, isWhole = false, loadsAhead = false }: WindowWishes = {},
): Promise<ChromiumWindow> {
  const executablePath = isWhole ? CHROMIUM : HEADLESS_SHELL;
  browser ??= await chromium.launch({ executablePath, args: FLAGS });
  const context = await browser.newContext({ viewport: { width, height } });
  if (!loadsAhead) await context.addInitScript(saveData);
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

/** Runs in a page before its code: its person saves data, so it loads nothing ahead (src/loadAhead.ts). */
function saveData(): void {
  const connection = Object.assign(new EventTarget(), { saveData: true });
  Object.defineProperty(navigator, 'connection', { value: connection });
}

/** Ends the browser. */
export async function closeChromium(): Promise<void> {
  await browser?.close();
  browser = undefined;
}
