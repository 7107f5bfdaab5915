// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { BackendError } from '../Backend';
import type { Part, PartAnswer } from './part';
import { upload } from './upload';

/** A service that keeps what it got, and a link that fails when it is told to. */
function world(failures: ('before' | 'after' | null)[] = []) {
  let stored = new Uint8Array();
  const waits: number[] = [];
  const commands: string[] = [];
  const send = async ({ headers, body, onSent }: Part): Promise<PartAnswer> => {
    const command = headers['X-Goog-Upload-Command'] ?? '';
    commands.push(command);
    const failure = failures.shift();
    if (failure === 'before') throw new BackendError('network-request-failed');
    if (command.includes('upload')) {
      const bytes = new Uint8Array(await new Response(body).arrayBuffer());
      expect(Number(headers['X-Goog-Upload-Offset'])).toBe(stored.length);
      onSent(bytes.length);
      stored = new Uint8Array([...stored, ...bytes]);
    }
    if (failure === 'after') throw new BackendError('network-request-failed');
    const status = command.includes('finalize') ? 'final' : 'active';
    return { status, received: stored.length, id: 'u1' };
  };
  const sleep = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  return { send, sleep, random: () => 0, waits, commands, stored: () => stored };
}
function watch(signal = new AbortController().signal) {
  const progress: number[] = [];
  return {
    progress,
    onProgress: (sent: number) => progress.push(sent),
    onWaiting: () => undefined,
    signal,
  };
}
const file = new File([new Uint8Array(1_500_000).map((_, at) => at % 251)], 'resume.pdf');

describe('an upload', () => {
  test('goes in parts that double, and its progress never goes back', async () => {
    const it = world();
    const seen = watch();
    await upload(file, '/o?name=x', seen, it);
    expect(it.commands).toEqual(['start', 'upload', 'upload', 'upload, finalize']);
    expect(it.stored().length).toBe(1_500_000);
    expect(seen.progress).toEqual([...seen.progress].sort((a, b) => a - b));
    expect(seen.progress.at(-1)).toBe(1_500_000);
  });

  test('LIM-3 asks where it was after a cut, and sends nothing twice', async () => {
    const it = world([null, 'before', null, 'after', null]);
    await upload(file, '/o?name=x', watch(), it);
    expect(it.stored().length).toBe(1_500_000);
    expect(it.commands.filter((command) => command === 'query')).toHaveLength(2);
  });

  test('LIM-3 waits double to 64 seconds, and end', async () => {
    const it = world(Array.from({ length: 40 }, () => 'before' as const));
    await expect(upload(file, '/o', watch(), it)).rejects.toMatchObject({
      code: 'network-request-failed',
    });
    expect(it.waits).toEqual(
      [1, 2, 4, 8, 16, 32, 64, 64, 64, 64, 64].map((seconds) => seconds * 1000),
    );
  });

  test('a refusal is not tried again', async () => {
    const it = world();
    const refusing = {
      ...it,
      send: () => Promise.reject(new BackendError('file-not-pdf', 'word-file')),
    };
    await expect(upload(file, '/o', watch(), refusing)).rejects.toMatchObject({ why: 'word-file' });
    expect(it.waits).toEqual([]);
  });

  test('one that was stopped tells the service', async () => {
    const control = new AbortController();
    const it = world([null, 'before']);
    const stopping = {
      ...it,
      sleep: () => {
        control.abort();
        return Promise.resolve();
      },
    };
    await expect(upload(file, '/o', watch(control.signal), stopping)).rejects.toMatchObject({
      code: 'canceled',
    });
    expect(it.commands.at(-1)).toBe('cancel');
  });
});
