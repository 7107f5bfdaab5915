import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { patiently, within } from './patience';
import type { Window } from './person';
import { binary, freePort, launch, type Running } from './processes';

/** The kiosk window under WebDriver. */
export interface KioskWindow extends Window {
  readonly driver: WebDriver;
}

const KEYS: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: ' ',
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Shift: Key.SHIFT,
};

/** Starts the kiosk program with these settings, through tauri-driver. */
export async function openKiosk(env: Record<string, string>): Promise<KioskWindow> {
  const [port, nativePort] = [await freePort(), await freePort()];
  const ports = ['--port', String(port), '--native-port', String(nativePort)];
  const server: Running = launch('tauri-driver', ports, env);
  const driver = await within('a session of the driver', connect(port));
  return {
    device: 'kiosk',
    driver,
    // The driver's own navigation waits for ever for a page that is open already.
    goto: async (path) => {
      await driver.executeScript(
        `window.isLeft = true;
         const to = new URL(arguments[0], location.href);
         // Only another fragment would not load the page.
         const isOpen = to.pathname + to.search === location.pathname + location.search;
         if (isOpen) history.replaceState(null, '', to);
         if (isOpen) location.reload();
         else location.assign(to);`,
        path,
      );
      await patiently(async () =>
        driver
          .executeScript<boolean>('return !window.isLeft && document.readyState === "complete"')
          .catch(() => false),
      );
    },
    evaluate: async <T>(script: string) => {
      const answer = driver.executeAsyncScript<{ value?: T; error?: string }>(
        `const done = arguments[arguments.length - 1];
         (async () => ${asExpression(script)})().then(
           (value) => done({ value: value === undefined ? null : value }),
           (error) => done({ error: String(error) }));`,
      );
      const result = await within('an answer of the page', answer);
      if (result.error) throw new Error(result.error);
      return result.value as T;
    },
    click: async (selector) => {
      const element = driver.findElement(By.css(selector));
      // The driver scrolls to the very top, where the bar lies over it.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.click();
    },
    type: async (selector, text) => {
      const field = driver.findElement(By.css(selector));
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', field);
      await field.clear();
      await field.sendKeys(text);
    },
    press: async (key) => {
      const [name = key, modifier] = key.split('+').reverse();
      const actions = driver.actions();
      if (modifier === 'Shift') actions.keyDown(Key.SHIFT);
      if (name === 'Shift') actions.keyDown(Key.SHIFT).keyUp(Key.SHIFT);
      else actions.sendKeys(KEYS[name] ?? name);
      if (modifier === 'Shift') actions.keyUp(Key.SHIFT);
      await actions.perform();
    },
    screenshot: async (file) => {
      mkdirSync(dirname(file), { recursive: true });
      // WebKit's driver waits for the next frame, and a page at rest draws none.
      await driver.executeScript(`
        const dot = document.body.appendChild(document.createElement('i'));
        Object.assign(dot.style, { position: 'fixed', height: '1px', background: '#eee', left: '0', top: '0' });
        let isWide = false;
        window.drawing = setInterval(() => {
          isWide = !isWide;
          dot.style.width = isWide ? '2px' : '1px';
        }, 16);
        window.stopDrawing = () => { clearInterval(window.drawing); dot.remove(); };`);
      writeFileSync(file, await driver.takeScreenshot(), 'base64');
      await driver.executeScript('window.stopDrawing()');
    },
    close: async () => {
      // Without an answer the program is stopped with its driver.
      await within('the end of the session', driver.quit()).catch(() => undefined);
      await server.stop();
    },
  };
}

/** WebDriver runs statements; a program of several is wrapped so that it is one expression. */
function asExpression(script: string): string {
  return `(${script})`;
}

async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities();
  capabilities.set('tauri:options', { application: binary('new-beginnings-kiosk') });
  capabilities.setBrowserName('wry');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await new Builder()
        .withCapabilities(capabilities)
        .usingServer(`http://127.0.0.1:${port}/`)
        .build();
    } catch (error) {
      // The driver needs a moment to listen.
      if (attempt === 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
