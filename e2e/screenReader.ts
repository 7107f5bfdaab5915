import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { launch } from './processes';

/** What a screen reader is told of one thing on the screen. */
export interface Thing {
  name: string;
  role: string;
  /** Left, top, width and height on the screen. */
  place: readonly [x: number, y: number, width: number, height: number];
}

/** The desktop's bus for screen readers: programs tell it what they show, without WebDriver. */
export interface ScreenReader {
  /** For the environment of the program that is listened to. */
  env: Record<string, string>;
  /** Everything that is shown, the program's own widgets and what is in its pages. Ask again for what is missing. */
  things(): Thing[];
  close(): Promise<void>;
}

const BUS = '/usr/share/defaults/at-spi2/accessibility.conf';
const REGISTRY = '/usr/libexec/at-spi2-registryd';
const PROGRAM = join(import.meta.dirname, 'screen_reader.py');
/** The numbers of AtspiRole that the journeys look for. */
const ROLES: Record<number, string> = {
  7: 'check box',
  11: 'combo box',
  29: 'label',
  32: 'list item',
  40: 'field',
  43: 'button',
  44: 'radio button',
  62: 'button',
  63: 'tool bar',
  79: 'field',
  83: 'heading',
  88: 'link',
};

/** Starts the bus. */
export async function openScreenReader(display: string): Promise<ScreenReader> {
  const bus = launch('dbus-daemon', [`--config-file=${BUS}`, '--nofork', '--print-address=1']);
  const address = await new Promise<string>((resolve) => {
    bus.child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  const env = { AT_SPI_BUS_ADDRESS: address, DISPLAY: display };
  const registry = launch(REGISTRY, [], env);
  return {
    env,
    things: () => {
      const { status, stdout } = spawnSync('/usr/bin/python3', [PROGRAM, address], {
        encoding: 'utf8',
      });
      // A program that ends while it is asked takes its answer with it.
      if (status !== 0) return [];
      const things = JSON.parse(stdout) as (Omit<Thing, 'role' | 'place'> & {
        role: number;
        place: Thing['place'] | null;
      })[];
      return things.map(({ name, role, place }) => ({
        name,
        role: ROLES[role] ?? String(role),
        place: place ?? [0, 0, 0, 0],
      }));
    },
    close: async () => {
      await registry.stop();
      await bus.stop();
    },
  };
}

/** The middle of a thing. */
export function middleOf({ place: [x, y, width, height] }: Thing): [x: number, y: number] {
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}
