import { openKiosk } from './kiosk';
import { Person } from './person';
import { openScreen } from './screen';

/** A point of the screen. */
export type Place = [x: number, y: number];

/** What a person presses to log in, on the screen of a kiosk. */
export interface Places {
  profile: Place;
  email: Place;
  password: Place;
  leave: Place;
}

/**
 * Finds where things are, in a kiosk under WebDriver: the kiosk as it is shipped draws the same at the
 * same places, but cannot be asked.
 */
export async function findPlaces(env: Record<string, string>): Promise<Places> {
  const screen = await openScreen();
  const window = await openKiosk({ ...env, DISPLAY: screen.display, WAYLAND_DISPLAY: '' });
  try {
    const person = new Person(window);
    await person.until(() => document.querySelector('.visit-bar .leave') !== null, 'the bar');
    const middle = (selector: string) =>
      person.evaluate((where) => {
        const box = document.querySelector(where)?.getBoundingClientRect();
        if (!box) throw new Error(`there is no ${where}`);
        return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
      }, selector);
    const place = async (selector: string): Promise<Place> => [...(await middle(selector))];
    const profile = await place('.navbar a[href="/profile"]');
    const leave = await place('.visit-bar .leave');
    await person.clicks('link', 'Profile');
    await person.until(() => document.querySelector('[type="password"]') !== null, 'the form');
    return {
      profile,
      leave,
      email: await place('main form input:not([type="password"])'),
      password: await place('[type="password"]'),
    };
  } finally {
    await window.close();
    await screen.close();
  }
}
