import type { Language } from '../src/generated/bindings';
import { axeSource, findViolations } from './axe';
import { find, type Wanted } from './finder';
import { patiently } from './patience';

/** A window on the product: the two adapters are chromium.ts and kiosk.ts. */
export interface Window {
  readonly device: 'chromium' | 'kiosk';
  goto(path: string): Promise<void>;
  evaluate<T>(script: string): Promise<T>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: string): Promise<void>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

/** What a person does and sees, by roles, names and labels, the same in both windows. */
export class Person {
  constructor(readonly window: Window) {}

  /** Opens an address and waits for its heading. */
  async opens(path: string): Promise<void> {
    await this.window.goto(path);
    await this.until(() => document.querySelector('h1') !== null, `a heading at ${path}`);
  }

  /** Goes to an address as a link of the page does, without loading the page again. */
  async movesTo(path: string): Promise<void> {
    await this.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  /** Runs a function in the page; it sees nothing of the test but its arguments. */
  evaluate<A extends unknown[], T>(script: (...words: A) => T, ...words: A): Promise<Awaited<T>> {
    return this.window.evaluate(`(${script.toString()})(...${JSON.stringify(words)})`);
  }

  /** Waits until the page can be used and something is true in it. */
  async until<A extends unknown[]>(
    check: (...words: A) => unknown,
    what: string,
    ...words: A
  ): Promise<void> {
    await this.first(check, what, ...words);
  }

  /** Waits like `until`, and returns what made it true. */
  private async first<A extends unknown[], T>(
    check: (...words: A) => T,
    what: string,
    ...words: A
  ): Promise<T> {
    let answer: T | undefined;
    // What the page shows before its code has come is `inert`.
    const script = `!document.getElementById('root')?.inert && (${check.toString()})(...${JSON.stringify(words)})`;
    await patiently(async () => {
      answer = await this.window.evaluate<T>(script).catch(() => undefined);
      return Boolean(answer);
    }).catch(async () => {
      throw new Error(`${what} did not come true: ${await this.text()}`);
    });
    return answer as T;
  }

  sees(text: string): Promise<void> {
    return this.until((part) => document.body.innerText.includes(part), `"${text}"`, text);
  }

  seesHeading(text: string): Promise<void> {
    return this.until(
      (wanted) => document.querySelector('h1')?.textContent === wanted,
      `the heading "${text}"`,
      text,
    );
  }

  async clicks(role: Wanted['role'], name: string): Promise<void> {
    await this.acts({ role, name }, (selector) => this.window.click(selector));
  }

  async types(label: string, text: string): Promise<void> {
    await this.acts({ role: 'field', name: label }, (selector) => this.window.type(selector, text));
  }

  /** Types into the field of a selector, as soon as it is there. */
  async typesInto(selector: string, text: string): Promise<void> {
    await this.until(
      (wanted) => document.querySelector(wanted) !== null,
      `the field ${selector}`,
      selector,
    );
    await this.window.type(selector, text);
  }

  /** A new account, which opens the profile. */
  async signsUp(email: string, password: string): Promise<void> {
    await this.opens('/login');
    await this.clicks('button', "Don't have an account? Click here to sign up");
    await this.types('Email', email);
    await this.types('Password', password);
    await this.types('Confirm password', password);
    await this.ownsTheDevice();
    await this.clicks('button', 'Sign Up');
    await this.seesHeading(`Welcome back, ${email}!`);
  }

  /** Answers the question of the log-in, so that the session outlives the page. A kiosk asks nothing. */
  async ownsTheDevice(): Promise<void> {
    if (this.window.device === 'chromium') await this.clicks('field', 'Yes, only I use it');
  }

  async selects(label: string, option: string): Promise<void> {
    const selector = await this.selector({ role: 'field', name: label });
    await this.evaluate(
      (where, wanted) => {
        const select = document.querySelector<HTMLSelectElement>(where);
        if (!select) throw new Error('no such choice');
        select.value = wanted;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      option,
    );
  }

  /** Chooses a language in the bar, by its tag. */
  async choosesLanguage(tag: Language): Promise<void> {
    await this.until(() => document.querySelector('header .language') !== null, 'the languages');
    await this.window.click('header .language > button');
    await this.window.click(`header .language [lang="${tag}"]`);
    await this.until((wanted) => document.documentElement.lang === wanted, `it in ${tag}`, tag);
  }

  async presses(...keys: string[]): Promise<void> {
    for (const key of keys) await this.window.press(key);
  }

  /** Waits for something of that name and presses Tab until it has the focus, at most 60 times. */
  async tabsTo(name: string): Promise<void> {
    await this.until(
      (wanted) =>
        [...document.querySelectorAll('a, button, input, select, textarea, summary')].some((it) =>
          [
            it.getAttribute('aria-label'),
            (it as HTMLInputElement).labels?.[0]?.textContent,
            it.textContent,
          ].some((text) => text?.trim().startsWith(wanted)),
        ),
      `"${name}"`,
      name,
    );
    for (let count = 0; count < 60; count += 1) {
      await this.window.press('Tab');
      if ((await this.focused()).name.startsWith(name)) return;
    }
    throw new Error(`Tab does not reach "${name}"`);
  }

  /** What has the focus, and whether its ring can be seen. */
  focused(): Promise<{ name: string; visible: boolean }> {
    return this.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const labels = (element as HTMLInputElement).labels;
      const label =
        element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: label.trim(),
        visible: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      };
    });
  }

  /** The href of a link. */
  async href(name: string): Promise<string> {
    const selector = await this.selector({ role: 'link', name });
    return this.evaluate(
      (where) => document.querySelector(where)?.getAttribute('href') ?? '',
      selector,
    );
  }

  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  async isAt(address: string): Promise<void> {
    await this.until(
      (wanted) => location.pathname + location.search + location.hash === wanted,
      `the address ${address}`,
      address,
    );
  }

  text(): Promise<string> {
    return this.evaluate(() => document.body.innerText).catch(() => 'the page cannot be read');
  }

  /** Lets the browser lay out what is below its window too, as it is when a person gets there. */
  async layAllOut(): Promise<void> {
    await this.evaluate(() => document.documentElement.classList.add('is-returned'));
  }

  /** Violations of WCAG 2.2 AA, of good practice, and of contrast 7:1. */
  async violations(): Promise<string[]> {
    await this.layAllOut();
    await this.window.evaluate(`void (window.axe ?? (() => { ${axeSource} })())`);
    return this.evaluate(findViolations);
  }

  /** Acts on an element, and looks for it again when the page was redrawn in between. */
  private async acts(wanted: Wanted, act: (selector: string) => Promise<void>): Promise<void> {
    let failure: unknown;
    await patiently(async () => {
      const selector = await this.selector(wanted);
      try {
        await act(selector);
        return true;
      } catch (error) {
        failure = error;
        return false;
      }
    }).catch((error: unknown) => {
      throw failure ?? error;
    });
  }

  private selector(wanted: Wanted): Promise<string> {
    return this.first(find, `${wanted.role} "${wanted.name}"`, wanted);
  }
}
