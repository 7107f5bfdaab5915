import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textMailedTo } from './mail';
import { patiently } from './patience';
import type { Service } from './service';

/** The six digits of the newest mail to an address; waits for others than `not`. */
export function digitsMailedTo(service: Service, address: string, not = ''): Promise<string> {
  return newestCode(not, async () => [await textMailedTo(service, address)]);
}

/** The six digits of the newest message to a phone (E.164); waits for others than `not`. */
export function digitsTextedTo(service: Service, phone: string, not = ''): Promise<string> {
  const folder = join(service.data, 'messages');
  return newestCode(not, () => {
    if (!existsSync(folder)) return Promise.resolve([]);
    const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    const own = names.filter((name) => name.startsWith(`${phone.slice(1)}.`));
    const files = own.map((name) => join(folder, name));
    files.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
    return Promise.resolve(files.map((file) => readFileSync(file, 'utf8')));
  });
}

async function newestCode(not: string, read: () => Promise<string[]>): Promise<string> {
  let found = '';
  await patiently(async () => {
    const texts = await read();
    found = /\b\d{6}\b/.exec(texts.at(-1) ?? '')?.[0] ?? '';
    return found !== '' && found !== not;
  });
  return found;
}
