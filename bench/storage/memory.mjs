// Measures the memory of running uploads: many people in the middle of a large file.
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../processes.mjs';

const UPLOADS = 64;
const SIZE = 8 << 20;
/** Bytes that are sent only after the memory was measured. */
const REST = 64 << 10;
const BOUNDARY = 'bench';

/** Returns the extra kilobytes for each upload that waits for its last bytes. */
export async function memoryOfUploads({ child, address }, bucket, uid, authorization) {
  const before = residentMegabytes(child.pid);
  const uploads = [];
  for (let number = 0; number < UPLOADS; number += 1) {
    // Three names are enough: a person may keep 20 files.
    const name = encodeURIComponent(`${uid}/resumes/held-${number % 3}.pdf`);
    uploads.push(begin(`${address}/v0/b/${bucket}/o?name=${name}`, authorization));
  }
  await Promise.all(uploads.map((upload) => upload.sent));
  // Give the bytes in the sockets time to arrive.
  await wait(500);
  const kilobytes = ((residentMegabytes(child.pid) - before) * 1024) / UPLOADS;
  const statuses = await Promise.all(uploads.map((upload) => upload.finish()));
  if (statuses.some((status) => status !== 200)) throw new Error(`answered ${statuses}`);
  return { uploads: UPLOADS, kilobytes };
}

/** Sends a multipart upload except for its last bytes. */
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
