import { BackendError } from './Backend';

/** Opens something once; a failure may be tried again. */
export function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error instanceof BackendError ? error : new BackendError('network-request-failed');
    });
    return opened;
  };
}
