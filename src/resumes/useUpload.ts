import { useRef, useState } from 'react';
import type { Chosen, ResumeShelf } from '../backend/ResumeShelf';

/** How far an upload is. */
export interface Progress {
  percent: number;
  /** Whether the link is being waited for. */
  waiting: boolean;
}

/** One upload at a time, with its progress and a way to stop it. */
export function useUpload(shelf: ResumeShelf) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const control = useRef<AbortController | null>(null);
  /** Uploads, then waits for `after`, which asks what came of it, before the progress goes. */
  const start = async (chosen: Chosen, after: () => Promise<void>) => {
    if (control.current) return;
    const { signal } = (control.current = new AbortController());
    setProgress({ percent: 0, waiting: false });
    try {
      await shelf.upload(chosen, {
        signal,
        onProgress: (sent, all) => {
          const percent = all === 0 ? 0 : Math.floor((sent / all) * 100);
          setProgress((now) => now && { ...now, percent });
        },
        onWaiting: (waiting) => setProgress((now) => now && { ...now, waiting }),
      });
      await after();
    } finally {
      control.current = null;
      setProgress(null);
    }
  };
  return { progress, start, stop: () => control.current?.abort() };
}
