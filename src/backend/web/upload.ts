import { LIMITS } from '../../generated/limits';
import { BackendError } from '../Backend';
import type { UploadWatch } from '../ResumeShelf';
import type { Part, PartAnswer } from './part';

/** Sending, waiting and random numbers, passed in for tests. */
interface World {
  send(part: Part): Promise<PartAnswer>;
  sleep(milliseconds: number): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

/**
 * Uploads a file in parts that double in size. After a cut it asks how much has arrived and continues
 * from there, with waits that double to 64 seconds (LIM-3).
 */
export async function upload(
  file: File,
  place: string,
  watch: UploadWatch,
  world: World,
): Promise<void> {
  const { signal } = watch;
  let shown = 0;
  const tell = (sent: number) => {
    shown = Math.max(shown, Math.min(sent, file.size));
    watch.onProgress(shown, file.size);
  };
  const send = (address: string, headers: Record<string, string>, body: Blob | string, at = 0) =>
    world.send({ address, headers, body, signal, onSent: (bytes) => tell(at + bytes) });
  const patient = <T>(work: () => Promise<T>) => persistently(work, watch, world);

  const { id } = await patient(() =>
    send(
      place,
      {
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': 'start',
        'X-Goog-Upload-Header-Content-Length': String(file.size),
        'X-Goog-Upload-Header-Content-Type': 'application/pdf',
        'Content-Type': 'application/json',
      },
      JSON.stringify({ contentType: 'application/pdf' }),
      -file.size,
    ),
  );
  const address = `${place}&upload_id=${id}`;
  let [at, size, isKnown]: [number, number, boolean] = [0, LIMITS.uploadPartBytes, true];
  const step = async (): Promise<boolean> => {
    if (!isKnown) {
      const query = { 'X-Goog-Upload-Command': 'query' };
      const answer = await send(address, query, '', -file.size);
      if (answer.status === 'final') return true;
      [at, isKnown] = [answer.received, true];
    }
    const end = Math.min(at + size, file.size);
    const isLast = end === file.size;
    const headers = {
      'X-Goog-Upload-Command': isLast ? 'upload, finalize' : 'upload',
      'X-Goog-Upload-Offset': String(at),
    };
    isKnown = false;
    await send(address, headers, file.slice(at, end), at);
    [at, size, isKnown] = [end, Math.min(size * 2, LIMITS.uploadPartMaxBytes), true];
    tell(at);
    return isLast;
  };
  try {
    while (!(await patient(step)));
  } catch (error) {
    if (signal.aborted) {
      const cancel = { 'X-Goog-Upload-Command': 'cancel' };
      const ended = new AbortController();
      // If this does not arrive, the service forgets the received bytes after a day.
      const part = { address, headers: cancel, body: '', onSent: () => undefined };
      await world.send({ ...part, signal: ended.signal }).catch(() => undefined);
    }
    throw error;
  }
}

/** Retries until it succeeds, as long as only the network fails. */
async function persistently<T>(
  work: () => Promise<T>,
  { signal, onWaiting }: UploadWatch,
  world: World,
): Promise<T> {
  let wait: number = LIMITS.uploadBackoffMinMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await work().finally(() => onWaiting(false));
    } catch (error) {
      const isLink = BackendError.codeOf(error) === 'network-request-failed';
      if (!isLink || tries === LIMITS.uploadTries) throw error;
      onWaiting(true);
      await world.sleep(wait * (1 - world.random() / 2));
      if (signal.aborted) throw new BackendError('canceled');
      wait = Math.min(wait * 2, LIMITS.uploadBackoffMaxMs);
    }
  }
}
