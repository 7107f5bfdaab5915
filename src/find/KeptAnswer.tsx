import { useFreshening } from '../page/useFreshening';
import { dateText } from '../words/dates';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';

/** KSK-4: an answer is made from kept lists, because the network is down, and from when they are. */
export function KeptAnswer({ keptAt }: { keptAt: number }) {
  const words = useFindWords();
  const language = useLanguageCode();
  useFreshening(true);
  const when = dateText(language, { dateStyle: 'long', timeStyle: 'short' }, keptAt);
  return (
    <p role="status" className="kept">
      {words.kept(when)}
    </p>
  );
}
