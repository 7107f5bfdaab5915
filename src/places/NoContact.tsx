import { useCardWords } from '../words/cardWords';
import { useWords } from '../words/language';
import type { ContactGap } from './reachable';

/** What a person can do about an employer that the list says no way to reach. */
export function NoContact({ gap }: { gap: ContactGap }) {
  const card = useCardWords();
  const { language } = useWords();
  if (gap === null) return null;
  return (
    <small className="no-contact" lang={language}>
      {gap === 'page' ? card.pageOnly : card.noContact}
    </small>
  );
}
