import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  type StorageReference,
} from 'firebase/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginContract, pdf, type Contract, type Someone } from './client';

let contract: Contract;
let ada: Someone;
beforeAll(async () => {
  contract = await beginContract();
  ada = await contract.someone();
});
afterAll(() => contract.end());

const file = (someone: Someone, name: string): StorageReference =>
  ref(someone.storage, `${someone.uid}/resumes/${name}`);
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: unknown) => (error as { code: string }).code,
  );

test('STO an upload, its description, its address and its bytes', async () => {
  const resume = file(ada, 'resume.pdf');
  const { metadata } = await uploadBytes(resume, pdf(2048), {
    contentType: 'application/pdf',
    customMetadata: { lang: 'es' },
  });
  expect(metadata).toMatchObject({
    size: 2048,
    contentType: 'application/pdf',
    fullPath: `${ada.uid}/resumes/resume.pdf`,
    customMetadata: { lang: 'es' },
    metageneration: '1',
  });
  const again = await getMetadata(resume);
  expect(again.md5Hash).toBe(metadata.md5Hash);
  expect(new Uint8Array(await getBytes(resume))).toEqual(pdf(2048));

  const address = await getDownloadURL(resume);
  const answer = await fetch(address);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf(2048));
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename\*=UTF-8''resume/,
  );
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  const part = await fetch(address, { headers: { range: 'bytes=0-3' } });
  expect([part.status, await part.text()]).toEqual([206, '%PDF']);
});

test('STO an upload in parts tells how far it is and ends whole', async () => {
  const steps: number[] = [];
  const task = uploadBytesResumable(file(ada, 'large.pdf'), pdf(1_500_000));
  task.on('state_changed', (snapshot) => steps.push(snapshot.bytesTransferred));
  await task;
  expect(steps.at(-1)).toBe(1_500_000);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.length).toBeGreaterThan(2);
  const bytes = Buffer.from(await getBytes(file(ada, 'large.pdf')));
  // Compared as a whole: a comparison by element takes longer than the upload.
  expect(bytes.equals(pdf(1_500_000))).toBe(true);
});

test('STO a paused upload continues, and a canceled one leaves nothing', async () => {
  const task = uploadBytesResumable(file(ada, 'paused.pdf'), pdf(2_000_000));
  await new Promise<void>((resolve) => {
    const stop = task.on('state_changed', (snapshot) => {
      if (snapshot.bytesTransferred === 0) return;
      stop();
      task.pause();
      resolve();
    });
  });
  task.resume();
  const { metadata } = await task;
  expect(metadata.size).toBe(2_000_000);

  const other = uploadBytesResumable(file(ada, 'cancelled.pdf'), pdf(2_000_000));
  other.cancel();
  expect(await code(other.then())).toBe('storage/canceled');
  expect(await code(getMetadata(file(ada, 'cancelled.pdf')))).toBe('storage/object-not-found');
});

test('STO a folder, in pages and with folders in it', async () => {
  const bob = await contract.someone();
  for (const name of ['a.pdf', 'b.pdf', 'old/c.pdf', '100% done ñ.pdf']) {
    await uploadBytes(file(bob, name), pdf(64));
  }
  const folder = ref(bob.storage, `${bob.uid}/resumes`);
  const all = await listAll(folder);
  expect(all.items.map((item) => item.name)).toEqual(['100% done ñ.pdf', 'a.pdf', 'b.pdf']);
  expect(all.prefixes.map((item) => item.name)).toEqual(['old']);
  const first = await list(folder, { maxResults: 2 });
  const second = await list(folder, { maxResults: 2, pageToken: first.nextPageToken ?? null });
  expect(first.items.length + first.prefixes.length).toBe(2);
  expect(second.items.length + second.prefixes.length).toBe(2);
  expect(second.nextPageToken).toBeUndefined();
  expect((await listAll(ref(bob.storage, `${bob.uid}/none`))).items).toEqual([]);
});

test('STO custom metadata changes, and null clears it', async () => {
  const resume = file(ada, 'remarks.pdf');
  await uploadBytes(resume, pdf(64), { customMetadata: { a: '1' } });
  const changed = await updateMetadata(resume, {
    cacheControl: 'private, max-age=60',
    customMetadata: { b: '2' },
  });
  expect(changed).toMatchObject({
    cacheControl: 'private, max-age=60',
    customMetadata: { a: '1', b: '2' },
    metageneration: '2',
  });
});

test('STO the same name replaces; a removed file is gone with its address', async () => {
  const resume = file(ada, 'twice.pdf');
  const one = await uploadBytes(resume, pdf(64, 'A'));
  const before = await getDownloadURL(resume);
  const two = await uploadBytes(resume, pdf(65, 'B'));
  expect(Number(two.metadata.generation)).toBeGreaterThan(Number(one.metadata.generation));
  expect((await fetch(before)).status).toBe(403);
  const address = await getDownloadURL(resume);
  // As a screen does it: by the address.
  await deleteObject(ref(ada.storage, address));
  expect((await fetch(address)).status).toBe(403);
  expect(await code(getMetadata(resume))).toBe('storage/object-not-found');
  expect(await code(deleteObject(resume))).toBe('storage/object-not-found');
});

test('STO the folder of another person is closed, whether or not it has files', async () => {
  const bob = await contract.someone();
  const signedOut = contract.signedOut();
  await uploadBytes(file(ada, 'mine.pdf'), pdf(64));
  for (const stranger of [bob, signedOut]) {
    for (const name of ['mine.pdf', 'none.pdf']) {
      const foreign = ref(stranger.storage, `${ada.uid}/resumes/${name}`);
      expect(await code(getMetadata(foreign))).toBe('storage/unauthorized');
      expect(await code(getBytes(foreign))).toBe('storage/unauthorized');
      expect(await code(deleteObject(foreign))).toBe('storage/unauthorized');
      expect(await code(uploadBytes(foreign, pdf(64)))).toBe('storage/unauthorized');
      expect(await code(uploadBytesResumable(foreign, pdf(300_000)).then())).toBe(
        'storage/unauthorized',
      );
    }
    const folder = ref(stranger.storage, `${ada.uid}/resumes`);
    expect(await code(listAll(folder))).toBe('storage/unauthorized');
  }
});

test('RES-6 a file that is not a PDF is refused, whatever its name', async () => {
  const text = new TextEncoder().encode('<html>%PDF-1.4');
  expect(await code(uploadBytes(file(ada, 'page.pdf'), text))).not.toBe('ok');
  const large = uploadBytes(file(ada, 'huge.pdf'), pdf(10 * 1024 * 1024 + 1));
  expect(await code(large)).not.toBe('ok');
  expect(await code(getMetadata(file(ada, 'huge.pdf')))).toBe('storage/object-not-found');
});
