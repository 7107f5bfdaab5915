import { BackendError } from '../backend/Backend';
import type { ErrorCode } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { refusalText } from './refusal';
import { useOnce } from './useOnce';
import { useSaid, type Saying } from './useSaid';

/** Whether another person was faster: what was seen was changed since, or is gone. */
export function isOutdated(code: ErrorCode): boolean {
  return code === 'changed-meanwhile' || code === 'not-found';
}

/** Does something, and says the sentence when it is done. */
export type ActSaying<W, T = void> = (work: () => Promise<unknown>, done: Saying<W>) => Promise<T>;

/** What is done at a screen, and the line that says what became of it. */
interface Acting<W> extends Pick<ReturnType<typeof useSaid<W>>, 'said' | 'line'> {
  act: ActSaying<W>;
}

/**
 * Does one thing after the other and says what became of it. `meanwhile` is said when another person
 * was faster. `after` runs in every case, to show how it is now; it hears whether anything is new.
 */
export function useAct<W>(
  words: W,
  meanwhile: Saying<W>,
  after: (isNew: boolean) => void,
): Acting<W> {
  const { said, say, line } = useSaid(words);
  const { saving } = useDeskWords();
  const { isBusy, once } = useOnce();
  const does: ActSaying<W> = async (work, done) => {
    say();
    let isNew = true;
    try {
      await work();
      say(done);
    } catch (error) {
      isNew = isOutdated(BackendError.codeOf(error));
      say(isNew ? meanwhile : (_, all) => refusalText(all, error));
    }
    after(isNew);
  };
  const act: ActSaying<W> = (work, done) => once(() => does(work, done), undefined);
  return { said: isBusy ? saving : said, line, act };
}
