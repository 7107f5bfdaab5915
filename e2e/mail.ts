import { patiently } from './patience';
import type { Service } from './service';

/** The text of a mail as a person reads it (quoted-printable, RFC 2045). */
export function readableMail(mail: string): string {
  const [, body = ''] = mail.split(/\r?\n\r?\n(.*)/s);
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** Waits for a mail to an address that has these words and a link of a kind; answers path and fragment of
 * the link. */
export async function linkMailedTo(
  service: Service,
  address: string,
  mode: string,
  words = '',
): Promise<string> {
  let found = '';
  await patiently(() => {
    const texts = textsMailedTo(service, address).filter((text) => text.includes(words));
    const links = texts.flatMap((text) => text.match(/https?:\S+oobCode=\S+/g) ?? []);
    found = links.findLast((link) => link.includes(`mode=${mode}&`)) ?? '';
    return Promise.resolve(found !== '');
  });
  const { pathname, search, hash } = new URL(found);
  // What is behind the question mark would end in the logs of proxies.
  if (search) throw new Error('the code is in the query of the link');
  return pathname + hash;
}

/** The texts of the mails to an address so far, as a person reads them; the newest comes last. */
export function textsMailedTo(service: Service, address: string): string[] {
  const mails = service.mails().filter((mail) => mail.includes(`To: ${address}`));
  return mails.map(readableMail);
}

/** The text of the newest mail to an address, as a person reads it. */
export async function textMailedTo(service: Service, address: string): Promise<string> {
  let found = '';
  await patiently(() => {
    found = textsMailedTo(service, address).at(-1) ?? '';
    return Promise.resolve(found !== '');
  });
  return found;
}
