import type { ReactNode } from 'react';
import type { OpenNow, OpenState } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { openText } from './openTexts';

const SIGNS = { open: '●', ask: '?', closed: '○' } as const;

/** Whether a place is open, in words and with a sign, so that no one needs to see the color. */
export function OpenBadge({ open, at }: { open: OpenNow; at: string }) {
  const words = useFindWords();
  const language = useLanguageCode();
  return <StateBadge state={open.state}>{openText(open, at, words, language)}</StateBadge>;
}

/** The sign of a state, with what is said of it. */
export function StateBadge({ state, children }: { state: OpenState; children: ReactNode }) {
  return (
    <p className={`open-badge is-${state}`}>
      <span aria-hidden="true">{SIGNS[state]}</span> {children}
    </p>
  );
}
