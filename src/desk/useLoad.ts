import { useCallback, useEffect, useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { ErrorCode } from '../generated/bindings';

/** Something that is loaded. */
export interface Loaded<T> {
  content: T | null;
  failed: ErrorCode | null;
  /** Loads it again; what is shown stays until then. */
  again: () => void;
  /** Shows something newer that came another way. */
  set: (content: T) => void;
}

/** Loads something now, and again when `load` changes. A late answer to an old question is dropped. */
export function useLoad<T>(load: () => Promise<T>): Loaded<T> {
  const [content, set] = useState<T | null>(null);
  const [failed, setFailed] = useState<ErrorCode | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOpen = true;
    load().then(
      (loaded) => {
        if (!isOpen) return;
        set(loaded);
        setFailed(null);
      },
      (error: unknown) => isOpen && setFailed(BackendError.codeOf(error)),
    );
    return () => {
      isOpen = false;
    };
  }, [load, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { content, failed, again, set };
}
