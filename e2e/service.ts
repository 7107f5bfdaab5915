import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patiently } from './patience';
import { binary, launch } from './processes';

/** The real service with a data folder of its own. */
export interface Service {
  address: string;
  data: string;
  /** Waits until a call succeeds: the service follows an import within a second or two. */
  answers(path: string): Promise<void>;
  /** A command of the same program on the same data. */
  command(...words: string[]): string;
  /** The mails it has sent into its folder. */
  mails(): string[];
  stop: () => Promise<void>;
}

export function startService(...settings: string[]): Promise<Service> {
  return startServiceIn({}, ...settings);
}

/** The same, with variables of its environment. */
export function startServiceIn(
  env: Record<string, string>,
  ...settings: string[]
): Promise<Service> {
  return serve(mkdtempSync(join(tmpdir(), 'nb-e2e-')), env, settings);
}

/** The same, on a data folder that was restored from a backup of a running service. */
export async function startRestoredService(): Promise<Service> {
  const first = await startService();
  const folder = mkdtempSync(join(tmpdir(), 'nb-e2e-'));
  try {
    first.command('backup', folder);
    const data = mkdtempSync(join(tmpdir(), 'nb-e2e-'));
    rmSync(data, { recursive: true });
    execFileSync(binary('sync-service'), ['restore', folder, '--data', data], { stdio: 'pipe' });
    return await serve(data, {}, []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await first.stop();
  }
}

async function serve(
  data: string,
  env: Record<string, string>,
  settings: string[],
): Promise<Service> {
  const program = binary('sync-service');
  const words = ['serve', '--data', data, '--listen', '127.0.0.1:0', '--site', 'dist', ...settings];
  const { child, stop } = launch(program, words, env);
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const ready = /ready at (http:\/\/\S+)/.exec(text)?.[1];
      if (ready) resolve(ready);
    });
  });
  // Questions about places wait until they are read, which takes the debug build seconds. A person's time is not counted before.
  await (await fetch(`${address}/places`)).arrayBuffer();
  return {
    address,
    data,
    answers: (path) => patiently(async () => (await fetch(address + path)).ok),
    command: (...words) =>
      execFileSync(program, [...words, '--data', data], { encoding: 'utf8', stdio: 'pipe' }),
    mails: () => {
      try {
        const folder = join(data, 'mail');
        const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
        // Their names are random; the newest has to come last.
        const files = names.map((name) => join(folder, name));
        const age = (file: string) => statSync(file).mtimeMs;
        files.sort((a, b) => age(a) - age(b));
        return files.map((file) => readFileSync(file, 'utf8'));
      } catch {
        return [];
      }
    },
    stop: async () => {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
