import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { within } from './patience';
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
  /** The first thing of this role and name, or with a name that begins with it and a comma. */
  finds(role: string, name: string): Promise<Thing | undefined>;
  /** Everything that is shown, the program's own widgets and what is in its pages. */
  things(): Promise<Thing[]>;
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
  const listens = new Promise<string>((resolve) => {
    bus.child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  const address = await within('the address of the bus', listens);
  const env = { AT_SPI_BUS_ADDRESS: address, DISPLAY: display };
  const registry = launch(REGISTRY, [], env);
  const asker = launch('/usr/bin/python3', [PROGRAM, address], {}, undefined, 'pipe');
  const { stdin, stdout } = asker.child;
  if (!stdin || !stdout) throw new Error('the reader has no pipes');
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  const answers = lines as AsyncIterator<string, undefined>;
  let last: Promise<unknown> = Promise.resolve();
  // One question after the other: answers come in their order.
  const ask = (question: object): Promise<unknown> => {
    last = last.then(async () => {
      stdin.write(`${JSON.stringify(question)}\n`);
      const { value } = await within('an answer of the reader', answers.next());
      return JSON.parse(value ?? 'null') as unknown;
    });
    return last;
  };
  return {
    env,
    finds: async (role, name) => {
      const roles = Object.keys(ROLES).map(Number);
      const question = { roles: roles.filter((number) => ROLES[number] === role), name };
      return thingOf((await ask(question)) as Told | null);
    },
    things: async () => ((await ask({})) as Told[]).flatMap((it) => thingOf(it) ?? []),
    close: async () => {
      await asker.stop();
      await registry.stop();
      await bus.stop();
    },
  };
}

/** A thing as the bus has it: its role is a number. */
type Told = Omit<Thing, 'role'> & { role: number };

function thingOf(told: Told | null): Thing | undefined {
  return told ? { ...told, role: ROLES[told.role] ?? String(told.role) } : undefined;
}

/** The middle of a thing. */
export function middleOf({ place: [x, y, width, height] }: Thing): [x: number, y: number] {
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}
