import type { MatchAnswer, ObjectList, Resume, SkillTile } from '../../generated/bindings';
import { BackendError } from '../Backend';
import type { ResumeShelf } from '../ResumeShelf';
import { call } from './call';
import { projectFacts } from './identity';
import { sendPart } from './part';
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
    open: ({ url }) => {
      window.open(url, '_blank', 'noopener,noreferrer');
      return Promise.resolve();
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
