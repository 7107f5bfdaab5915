import type { OpenNow } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { openText } from './openTexts';

const SIGNS = { open: '●', ask: '?', closed: '○' } as const;

/** Whether a place is open, in words and with a sign, so that no one needs to see the color. */
export function OpenBadge({ open, at }: { open: OpenNow; at: string }) {
  const words = useFindWords();
  const language = useLanguageCode();
  return (
    <p className={`open-badge is-${open.state}`}>
      <span aria-hidden="true">{SIGNS[open.state]}</span> {openText(open, at, words, language)}
    </p>
  );
}
