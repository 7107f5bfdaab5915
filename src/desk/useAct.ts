import { useRef, useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { ErrorCode } from '../generated/bindings';
import { refusalText } from './refusal';
import { useWords } from '../words/language';

/** Whether another person was faster: what was seen was changed since, or is gone. */
export function isOutdated(code: ErrorCode): boolean {
  return code === 'changed-meanwhile' || code === 'not-found';
}

/** What is done at a screen, and the line that says what became of it. */
export interface Acting {
  said: string;
  act: (work: () => Promise<unknown>, line: string) => Promise<void>;
}

/**
 * Does one thing after the other and says what became of it. `meanwhile` is said when another person
 * was faster. `after` runs in every case, to show how it is now.
 */
export function useAct(meanwhile: string, after: () => void): Acting {
  const all = useWords();
  const [said, setSaid] = useState('');
  const isActing = useRef(false);
  const act = async (work: () => Promise<unknown>, line: string) => {
    // A second press, before the first is answered, wants the same once.
    if (isActing.current) return;
    isActing.current = true;
    setSaid('');
    try {
      await work();
      setSaid(line);
    } catch (error) {
      const code = BackendError.codeOf(error);
      setSaid(isOutdated(code) ? meanwhile : refusalText(all, error));
    } finally {
      isActing.current = false;
    }
    after();
  };
  return { said, act };
}
