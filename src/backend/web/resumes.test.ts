import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWebResumes } from './resumes';

const TOKEN = `x.${btoa(JSON.stringify({ sub: 'ana' }))}.x`;
const ADDRESS = '/v0/b/bucket/o/ana%2Fresumes%2Fa.pdf';
const OLD = { name: 'a.pdf', url: `${ADDRESS}?alt=media&token=old` };

const opening = vi.fn<typeof window.open>();
const saving = vi.fn<() => void>();
beforeEach(() => {
  vi.stubGlobal('open', opening);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saving);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  opening.mockReset();
  saving.mockReset();
});

/** A service that has the entry of a file, and answers its first byte so. */
async function shelfWith(firstByte: () => Response) {
  const fetching = vi.fn((path: string, init?: RequestInit) => {
    const json = (body: object) => Promise.resolve(new Response(JSON.stringify(body)));
    if (path === ADDRESS) return json({ downloadTokens: 'new' });
    if (path !== `${ADDRESS}?alt=media`)
      return json({ projectId: 'p', storageBucket: 'bucket', resumeMaxBytes: 5 });
    expect(init?.headers).toEqual({ Authorization: `Bearer ${TOKEN}`, Range: 'bytes=0-0' });
    return Promise.resolve(firstByte());
  });
  vi.stubGlobal('fetch', fetching);
  return openWebResumes((ask) => ask(TOKEN));
}
const isThere = () => new Response('%', { status: 206 });

test('RES-3 a file opens in a new tab, at the address that it has now', async () => {
  const tab = { opener: window } as unknown as Window;
  opening.mockReturnValue(tab);
  const shelf = await shelfWith(isThere);
  await shelf.open(OLD);
  expect(opening).toHaveBeenCalledExactlyOnceWith(`${ADDRESS}?alt=media&token=new`, '_blank');
  expect(tab.opener).toBeNull();
  expect(saving).not.toHaveBeenCalled();
});

test('RES-3 a browser that allows no tab saves the file', async () => {
  opening.mockReturnValue(null);
  const shelf = await shelfWith(isThere);
  await shelf.open(OLD);
  const link = saving.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toBe('a.pdf');
  expect(link.getAttribute('href')).toBe(`${ADDRESS}?alt=media&token=new`);
});

test.each([
  [404, '{"error":{"code":404,"message":"NOT_FOUND"}}', 'not-found'],
  [503, '', 'network-request-failed'],
])('RES-3 what answers %i opens nothing', async (status, body, code) => {
  const shelf = await shelfWith(() => new Response(body, { status }));
  await expect(shelf.open(OLD)).rejects.toMatchObject({ code });
  expect(opening).not.toHaveBeenCalled();
  expect(saving).not.toHaveBeenCalled();
});
