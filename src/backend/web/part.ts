import { LIMITS } from '../../generated/limits';
import { BackendError } from '../Backend';
import { REFERENCE, refusal } from './call';

/** One call of an upload. */
export interface Part {
  address: string;
  headers: Record<string, string>;
  body: Blob | string;
  /** Tells how many bytes of the body have left. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/** What the service answered. */
export interface PartAnswer {
  status: string;
  received: number;
  /** Where the upload continues. */
  id: string;
}

/** Sends a part. XMLHttpRequest, because fetch does not tell how far an upload is. */
export function sendPart(part: Part, token: string): Promise<PartAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (error: BackendError) => {
      part.signal.removeEventListener('abort', stop);
      reject(error);
    };
    const stop = () => {
      request.abort();
      fail(new BackendError('canceled'));
    };
    if (part.signal.aborted) {
      reject(new BackendError('canceled'));
      return;
    }
    part.signal.addEventListener('abort', stop);
    request.open('POST', part.address);
    request.timeout = LIMITS.uploadTimeoutMs;
    request.setRequestHeader('Authorization', `Firebase ${token}`);
    for (const [name, value] of Object.entries(part.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => part.onSent(loaded);
    request.onerror = request.ontimeout = () => fail(new BackendError('network-request-failed'));
    request.onload = () => {
      part.signal.removeEventListener('abort', stop);
      const header = (name: string) => request.getResponseHeader(name) ?? '';
      if (request.status === 200 && header('x-goog-upload-status') !== '') {
        resolve({
          status: header('x-goog-upload-status'),
          received: Number(header('x-goog-upload-size-received')),
          id: header('x-guploader-uploadid'),
        });
      } else {
        const reference = request.getResponseHeader(REFERENCE);
        reject(refusal(parsed(request.responseText), request.status, reference));
      }
    };
    request.send(part.body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
