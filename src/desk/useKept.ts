import { useRef, useState } from 'react';
import { BackendError } from '../backend/Backend';
import { errorText } from './errorText';
import { refusalText } from './refusal';
import { useWords } from '../words/language';
import { isOutdated } from './useAct';
import { useLoad } from './useLoad';

/** Does something with what was seen. Answers whether it was done. */
export type ActOnKept<T> = (work: (seen: T) => Promise<T>, line: string) => Promise<boolean>;

/** Something that the service keeps under a version. */
interface Kept<T> {
  content: T | null;
  /** What became of the last act, or why nothing came. */
  said: string;
  act: ActOnKept<T>;
}

interface Texts {
  /** Another person was faster. */
  meanwhile: string;
  /** Something is not as it should be. */
  bad: string;
}

/** Loads something, and changes it by acts that answer how it is now. */
export function useKept<T>(load: () => Promise<T>, texts: Texts): Kept<T> {
  const all = useWords();
  const { content, failed, again, set } = useLoad(load);
  const [said, setSaid] = useState('');
  const isActing = useRef(false);
  const act: ActOnKept<T> = async (work, line) => {
    // A second press, before the first is answered, wants the same once.
    if (!content || isActing.current) return false;
    isActing.current = true;
    setSaid('');
    try {
      set(await work(content));
      setSaid(line);
      return true;
    } catch (error) {
      const code = BackendError.codeOf(error);
      if (isOutdated(code)) {
        setSaid(texts.meanwhile);
        again();
      } else setSaid(refusalText(all, error, texts.bad));
      return false;
    } finally {
      isActing.current = false;
    }
  };
  return { content, said: failed ? errorText(all, failed) : said, act };
}
