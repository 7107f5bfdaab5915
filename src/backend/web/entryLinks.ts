import type { OwnEntry } from '../../generated/bindings';
import { BackendError } from '../Backend';
import type { EntryLinks } from '../EntryLinks';
import { call } from './call';

/** Links to an own entry, on the website. The code is never part of an address that is asked for. */
export function openWebEntryLinks(): EntryLinks {
  const post = (path: string, body: unknown) =>
    call(`/entry/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    async look(code) {
      const answer = await post('look', { code });
      const entry = (await answer.json().catch(() => null)) as OwnEntry | null;
      if (typeof entry?.row !== 'object') throw new BackendError('network-request-failed');
      return entry;
    },
    async answer(answer) {
      await post('answer', answer);
    },
  };
}
