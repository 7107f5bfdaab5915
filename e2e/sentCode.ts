import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textsMailedTo } from './mail';
import { patiently } from './patience';
import type { Service } from './service';

/** The six digits of the newest mail to an address that has some; waits for others than `not`. */
export function digitsMailedTo(service: Service, address: string, not = ''): Promise<string> {
  return newestCode(not, () => textsMailedTo(service, address));
}

/** The six digits of the newest message to a phone (E.164); waits for others than `not`. */
export function digitsTextedTo(service: Service, phone: string, not = ''): Promise<string> {
  return newestCode(not, () => textsSentTo(service, phone));
}

/** The messages to a phone (E.164) so far; the newest comes last. */
export function textsSentTo(service: Service, phone: string): string[] {
  const folder = join(service.data, 'messages');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const own = names.filter((name) => name.startsWith(`${phone.slice(1)}.`));
  const files = own.map((name) => join(folder, name));
  files.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
  return files.map((file) => readFileSync(file, 'utf8'));
}

async function newestCode(not: string, read: () => string[]): Promise<string> {
  let found = '';
  await patiently(() => {
    const codes = read().flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    found = codes.at(-1) ?? '';
    return Promise.resolve(found !== '' && found !== not);
  });
  return found;
}
