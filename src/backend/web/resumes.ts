import type { MatchAnswer, ObjectList, Resume, SkillTile } from '../../generated/bindings';
import { BackendError } from '../Backend';
import type { ResumeShelf } from '../ResumeShelf';
import { call } from './call';
import { projectFacts } from './identity';
import { sendPart } from './part';
import { saveFrom } from './saveFile';
import { upload } from './upload';

type WithToken = <T>(ask: (token: string) => Promise<T>) => Promise<T>;
/** The part of a request that the calls here set. */
interface Init {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
interface Metadata {
  downloadTokens: string;
}

/** A person's resumes, by the storage and database calls of the service. */
export async function openWebResumes(withToken: WithToken): Promise<ResumeShelf> {
  const { storageBucket, resumeMaxBytes } = await projectFacts();
  const objects = `/v0/b/${encodeURIComponent(storageBucket)}/o`;

  const ask = <T>(path: (uid: string) => string, init: Init = {}): Promise<T> =>
    withToken((token) => {
      const headers = { ...init.headers, Authorization: `Bearer ${token}` };
      return json<T>(path(uidOf(token)), { ...init, headers });
    });
  const object = (uid: string, name: string) =>
    `${objects}/${encodeURIComponent(`${uid}/resumes/${name}`)}`;
  const pointer = (uid: string) => `/users/${encodeURIComponent(uid)}/resumes/current.json`;
  const point = (name: string | null) =>
    ask(pointer, { method: 'PUT', body: JSON.stringify(name) });

  async function resume(path: string): Promise<Resume> {
    const address = `${objects}/${encodeURIComponent(path)}`;
    const { downloadTokens } = await ask<Metadata>(() => address);
    const [token = ''] = downloadTokens.split(',');
    const name = path.split('/').slice(2).join('/');
    return { name, url: `${address}?alt=media&token=${token}` };
  }

  /** Fails as the whole file would. An answer to HEAD could not say why. */
  const firstByte = (name: string) =>
    withToken((token) => {
      const headers = { Authorization: `Bearer ${token}`, Range: 'bytes=0-0' };
      return call(`${object(uidOf(token), name)}?alt=media`, { headers });
    });

  return {
    maxBytes: resumeMaxBytes,
    async list() {
      const folder = (uid: string) =>
        `${objects}?prefix=${encodeURIComponent(`${uid}/resumes/`)}&delimiter=%2F`;
      const [{ items }, current] = await Promise.all([
        ask<ObjectList>(folder),
        ask<string | null>(pointer),
      ]);
      const files = await Promise.all(items.map(({ name }) => resume(name)));
      return { current, files };
    },
    offers: () => Promise.resolve([]),
    async upload(chosen, watch) {
      if (!(chosen instanceof File)) throw new BackendError('invalid-argument');
      const place = await withToken((token) =>
        Promise.resolve(
          `${objects}?name=${encodeURIComponent(`${uidOf(token)}/resumes/${chosen.name}`)}`,
        ),
      );
      await upload(chosen, place, watch, {
        send: (part) => withToken((token) => sendPart(part, token)),
        sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        random: Math.random,
      });
      await point(chosen.name);
    },
    async open({ name }) {
      const uid = await withToken((token) => Promise.resolve(uidOf(token)));
      // The address may have changed since the list was shown.
      const [{ url }] = await Promise.all([resume(`${uid}/resumes/${name}`), firstByte(name)]);
      showInTab(url, name);
    },
    async remove({ name }) {
      try {
        await withToken((token) =>
          call(object(uidOf(token), name), {
            method: 'DELETE',
            headers: { Authorization: `Bearer ${token}` },
          }),
        );
      } finally {
        // RES-4: to none, whichever file was removed.
        await point(null);
      }
    },
    employers: (request) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(request) };
      return ask<MatchAnswer>(() => '/account/employers', init);
    },
    skills: () => json<SkillTile[]>('/skills'),
  };
}

/** Opens an address in a new tab. The file is saved from this page when the browser allows no tab. */
function showInTab(address: string, name: string): void {
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  else saveFrom(address, name);
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await call(path, init);
  return answer.json().then(
    (body) => body as T,
    () => {
      throw new BackendError('network-request-failed');
    },
  );
}

/** Whose an access token is; the service checks it, we only read it (RFC 7519). */
function uidOf(token: string): string {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const claims = JSON.parse(atob(payload)) as { sub: string };
  return claims.sub;
}
