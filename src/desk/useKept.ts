import { BackendError } from '../backend/Backend';
import { useDeskWords } from '../words/deskWords';
import { errorText } from './errorText';
import { refusalText } from './refusal';
import { useWords } from '../words/language';
import { isOutdated } from './useAct';
import { useLoad } from './useLoad';
import { useOnce } from './useOnce';
import { useSaid, type Saying } from './useSaid';

/** Does something with what was seen. Answers whether it was done. */
export type ActOnKept<T, W> = (work: (seen: T) => Promise<T>, done: Saying<W>) => Promise<boolean>;

/** Something that the service keeps under a version. `said`: what became of the last act, or why nothing came. */
interface Kept<T, W> extends Pick<ReturnType<typeof useSaid<W>>, 'said' | 'line'> {
  content: T | null;
  act: ActOnKept<T, W>;
}

interface Texts {
  /** Another person was faster. */
  meanwhile: string;
  /** Something is not as it should be. */
  bad: string;
}

/** Loads something, and changes it by acts that answer how it is now. */
export function useKept<T, W extends Texts>(load: () => Promise<T>, words: W): Kept<T, W> {
  const all = useWords();
  const { content, failed, again, set } = useLoad(load);
  const { said, say, line } = useSaid(words);
  const { saving } = useDeskWords();
  const { isBusy, once } = useOnce();
  const does: ActOnKept<T, W> = async (work, done) => {
    if (!content) return false;
    say();
    try {
      set(await work(content));
      say(done);
      return true;
    } catch (error) {
      if (isOutdated(BackendError.codeOf(error))) {
        say((it) => it.meanwhile);
        again();
      } else say((it, words) => refusalText(words, error, it.bad));
      return false;
    }
  };
  const act: ActOnKept<T, W> = (work, done) => once(() => does(work, done), false);
  const shown = failed ? errorText(all, failed) : said;
  return { content, said: isBusy ? saving : shown, line, act };
}
