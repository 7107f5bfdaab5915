// What an upload costs in memory while it runs: many people are in the middle of a large file.
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../processes.mjs';

const UPLOADS = 64;
const SIZE = 8 << 20;
/** What is not sent until the memory was read. */
const REST = 64 << 10;
const BOUNDARY = 'bench';

/** Kilobytes more for each of so many uploads that wait for their last bytes. */
export async function memoryOfUploads({ child, address }, bucket, uid, authorization) {
  const before = residentMegabytes(child.pid);
  const uploads = [];
  for (let number = 0; number < UPLOADS; number += 1) {
    // Three names: a person may keep 20 files.
    const name = encodeURIComponent(`${uid}/resumes/held-${number % 3}.pdf`);
    uploads.push(begin(`${address}/v0/b/${bucket}/o?name=${name}`, authorization));
  }
  await Promise.all(uploads.map((upload) => upload.sent));
  // What the sockets still hold arrives at the service.
  await wait(500);
  const kilobytes = ((residentMegabytes(child.pid) - before) * 1024) / UPLOADS;
  const statuses = await Promise.all(uploads.map((upload) => upload.finish()));
  if (statuses.some((status) => status !== 200)) throw new Error(`answered ${statuses}`);
  return { uploads: UPLOADS, kilobytes };
}

/** Sends all but the rest of a multipart upload. */
function begin(url, authorization) {
  const part = (type) => `--${BOUNDARY}\r\nContent-Type: ${type}\r\n\r\n`;
  const call = request(url, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': `multipart/related; boundary=${BOUNDARY}`,
      'x-goog-upload-protocol': 'multipart',
    },
  });
  const answered = new Promise((resolve, reject) => {
    call.once('response', (response) => resolve(response.resume().statusCode));
    call.once('error', reject);
  });
  const write = (bytes) => new Promise((resolve) => call.write(bytes, resolve));
  const sent = write(`${part('application/json')}{}\r\n${part('application/pdf')}%PDF-1.7\n`).then(
    () => write(Buffer.alloc(SIZE - REST, 'A')),
  );
  const finish = () => {
    call.end(`${'A'.repeat(REST)}\r\n--${BOUNDARY}--\r\n`);
    return answered;
  };
  return { sent, finish };
}
