import { useRef, useState } from 'react';

interface Once {
  /** Whether something is being done just now, which the screen says. */
  isBusy: boolean;
  /** Does the work, unless some is being done: then `otherwise` is the answer. */
  once: <T>(work: () => Promise<T>, otherwise: T) => Promise<T>;
}

/** One thing at a time: a second press, before the first is answered, wants the same once. */
export function useOnce(): Once {
  // Known at the next press, also before React has drawn the first.
  const isActing = useRef(false);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    once: async (work, otherwise) => {
      if (isActing.current) return otherwise;
      isActing.current = true;
      setBusy(true);
      try {
        return await work();
      } finally {
        isActing.current = false;
        setBusy(false);
      }
    },
  };
}
